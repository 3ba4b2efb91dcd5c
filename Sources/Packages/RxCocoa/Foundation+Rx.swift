// The sequences of NotificationCenter, URLSession and UserDefaults, RxCocoaURLError — after RxCocoa's public
// API.
// State: partial. Missing: hooks that log requests.

import RxSwift
import UIKit

extension Reactive where Base: NotificationCenter {
  /// Notifications of that name (nil: any), of that object (nil: any).
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let center = base
    return .create { [weak object] observer in
      nonisolated(unsafe) let heard = observer
      let token = center.addObserver(forName: name, object: object, queue: nil) { heard.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// The ways in which a request can go wrong.
public enum RxCocoaURLError: Swift.Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Swift.Error)
}

extension Reactive where Base: URLSession {
  /// The answer to the request: mocks and sample data.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return .create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          return observer.onError(error ?? RxCocoaURLError.unknown)
        }
        guard let answer = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((answer, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// Its bytes; a status beyond 200…299 is an error.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do { return try JSONSerialization.jsonObject(with: data, options: options) } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base: UserDefaults {
  /// The value of a key, and each new one.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    let defaults = base
    func value() -> Element? { defaults.object(forKey: keyPath) as? Element }
    let changes = NotificationCenter.default.rx.notification(UserDefaults.didChangeNotification).map { _ in
      value()
    }
    let values = options.contains(.initial) ? changes.startWith(value()) : changes
    return values.distinctUntilChanged { "\($0 as Any)" == "\($1 as Any)" }
  }
}
