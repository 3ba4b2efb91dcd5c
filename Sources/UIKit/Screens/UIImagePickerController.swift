// UIImagePickerController, UIImagePickerControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: pictures, the camera, being a navigation controller: a place with Cancel stands
// for it.

import QuartzCore

/// Has a picture chosen or taken. Here there are none, and Cancel is the only way out.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Where pictures come from. Only `camera` makes a difference: other words on the screen.
  public enum SourceType: Int, Sendable {
    /// The whole photo library: the default.
    case photoLibrary = 0
    /// The camera, of which there is none, or the album of saved photos.
    case camera, savedPhotosAlbum
  }
  /// The camera of a device that would be used; there is none here.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear = 0
    /// The camera on the side of the screen.
    case front
  }
  /// The medium that a camera would record.
  public enum CameraCaptureMode: Int, Sendable {
    /// Single pictures.
    case photo = 0
    /// Moving pictures.
    case video
  }
  /// When a camera would flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark, or always.
    case auto, on
  }
  /// How finely videos would be encoded.
  public enum QualityType: Int, Sendable {
    /// The finest.
    case typeHigh = 0
    /// Less fine, for sending over Wi-Fi or by a mobile network.
    case typeMedium, typeLow
  }

  /// The facts that are told of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name of the fact as it stands in the dictionary.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The uniform type identifier of the medium, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture before it was edited, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after it was edited, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was kept, in pixels of the original, as an `NSValue` of a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The entry in the photo library, a `PHAsset`.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture with its moments around it, a `PHLivePhoto`.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// Facts about a new photograph, a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Hears that the picker was cancelled, and takes it away then; not kept alive.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// `photoLibrary` by default. Read when the view loads.
  open var sourceType = SourceType.photoLibrary
  /// Kept, without effect; false by default.
  open var allowsEditing = false
  /// Kept, without effect; pictures alone by default. Uniform type identifiers.
  open var mediaTypes = ["public.image"]
  /// Kept, without effect; seconds, ten minutes by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept, without effect; `typeMedium` by default.
  open var videoQuality = QualityType.typeMedium
  /// Kept, without effect; `rear` by default.
  open var cameraDevice = CameraDevice.rear
  /// Kept, without effect; `photo` by default.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept, without effect; `auto` by default.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept, without effect; true by default.
  open var showsCameraControls = true
  /// Kept, without effect; nil by default.
  open var cameraOverlayView: UIView?
  /// Kept, without effect; identity by default.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Starts with the photo library as its source.
  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// There is a library, without a picture in it, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Pictures and films by their uniform type identifiers; nil for the camera.
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
  /// Called on a tap on Cancel. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
