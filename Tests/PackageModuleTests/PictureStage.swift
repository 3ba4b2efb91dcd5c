import SampleData
import UIKit

extension PackageStage {
  /// An image view of 100 by 100 points, on the stage.
  func imageView() -> UIImageView {
    let made = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(made)
    return made
  }
}

/// The address of a picture, another for each name.
func pictureAddress(_ name: String) -> URL? { URL(string: "https://pictures.example/\(name).jpg") }

/// The picture that stands for what is at that address: 300 points wide and high.
@MainActor func samplePicture(_ name: String) -> UIImage? {
  let sample = SamplePicture(address: pictureAddress(name)?.absoluteString ?? "")
  return UIImage(data: sample.encoded, scale: sample.scale)
}

/// The drawing that a picture is, as text; nil where it is none.
@MainActor func drawing(_ image: UIImage?) -> String? {
  guard let picture = image?.cgImage, picture.mediaType == "image/svg+xml" else { return nil }
  return String(decoding: picture.encoded, as: UTF8.self)
}
