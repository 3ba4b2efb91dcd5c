// Pictures from addresses, for the stand-ins for packages that load them.

import SampleData
import UIKit

/// A picture that has come, with the bytes that it came in.
package struct LoadedPicture {
  package var image: UIImage
  package var data: Data
  package var response: URLResponse?
  /// Whether it stands for a picture that only the network has.
  package var isPlaceholder = false
}

/// A reason why a picture did not come.
package enum PictureFailure: Error {
  case cancelled
  /// The session's own error.
  case session(any Error)
  /// An answer whose status is none of success.
  case status(HTTPURLResponse)
  /// Bytes that are no picture.
  case noPicture(Data)
}

/// A picture on its way, from UIKit's `URLSession`: a mock, or a placeholder in the place of what the network
/// would have.
@MainActor package final class PictureLoad {
  package private(set) var task: URLSessionDataTask?
  private var end: ((Result<LoadedPicture, PictureFailure>) -> Void)?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - end: called once, in a later turn.
  package init(
    _ request: URLRequest, in session: URLSession = .shared, scale: CGFloat = 1,
    _ end: @escaping (Result<LoadedPicture, PictureFailure>) -> Void
  ) {
    self.end = end
    task = session.dataTask(with: request) { [self] data, response, error in
      onMainThread((data, response, error)) { finish(Self.picture($0.0, $0.1, $0.2, scale)) }
    }
    task?.resume()
  }

  /// Its handler hears of it in the next turn.
  package func cancel() {
    guard end != nil else { return }
    task?.cancel()
  }

  private func finish(_ result: Result<LoadedPicture, PictureFailure>) {
    let told = end
    (end, task) = (nil, nil)
    told?(result)
  }

  private static func picture(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ scale: CGFloat
  ) -> Result<LoadedPicture, PictureFailure> {
    guard let data else {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? .cancelled : .session(error ?? URLError(.unknown)))
    }
    if let answer = response as? HTTPURLResponse, !(200..<400).contains(answer.statusCode) {
      return .failure(.status(answer))
    }
    guard let image = UIImage(data: data, scale: scale) else { return .failure(.noPicture(data)) }
    guard let sized = placeholder(data, response?.url) else {
      return .success(LoadedPicture(image: image, data: data, response: response))
    }
    return .success(LoadedPicture(image: sized, data: data, response: response, isPlaceholder: true))
  }

  /// The picture of the bytes, which came from `url`; nil where they are none.
  package static func image(_ data: Data, from url: URL?, scale: CGFloat) -> UIImage? {
    placeholder(data, url) ?? UIImage(data: data, scale: scale)
  }

  /// Bytes beyond which nothing is a placeholder.
  private static let mostOfPlaceholders = 1 << 16

  /// A placeholder in the size that a photo might have, whose few pixels would make it a stamp: corners that
  /// are rounded by some points are to look as they do on a device. nil where it is none.
  private static func placeholder(_ data: Data, _ url: URL?) -> UIImage? {
    guard let url, !url.isFileURL, data.count <= mostOfPlaceholders else { return nil }
    let sample = SamplePicture(address: url.absoluteString)
    return sample.encoded == data ? UIImage(data: data, scale: sample.scale) : nil
  }
}
