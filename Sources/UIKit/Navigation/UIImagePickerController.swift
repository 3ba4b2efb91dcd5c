// UIImagePickerController, UIImagePickerControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: pictures, the camera, being a navigation controller: a place with Cancel stands
// for it.

import QuartzCore

/// Has a picture chosen or taken. Here there are none: who cancels picks none.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video
  }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow
  }

  /// The facts that are told of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  /// Kept, without effect, as are the others.
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity

  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// There is a library, without a picture in it, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Does nothing: there is no camera.
  open func takePicture() {}

  open override func loadView() {
    let words = sourceType == .camera ? "takes a picture" : "has a picture chosen"
    let screen = PlaceScreen("UIImagePickerController", detail: words)
    screen.showBar(sourceType == .camera ? "Camera" : "Photos", button: "Cancel") { [weak self] in
      self?.cancel()
    }
    view = screen
  }

  /// A delegate that hears of it takes the controller away; without one it goes by itself, as on a device.
  private func cancel() {
    guard let told = delegate?._implementing("imagePickerControllerDidCancel(_:)") else {
      return dismiss(animated: true)
    }
    told.imagePickerControllerDidCancel(self)
  }
}

/// Hears what was picked, and takes the picker away.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: _OptionalMethodsHaving {
  /// Never called: there is nothing to pick.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
