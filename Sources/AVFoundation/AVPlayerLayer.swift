// AVPlayerLayer, AVCaptureVideoPreviewLayer — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: pictures: a dark, labelled place stands for them.

import UIKit

/// Shows what a player plays. Here a dark place says which address that is.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? {
    didSet {
      follow()
      show()
    }
  }
  /// Kept, without effect: the place fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// True once the item is ready.
  open private(set) var isReadyForDisplay = false
  open var videoRect: CGRect { bounds }
  open var pixelBufferAttributes: [String: Any]?

  private let place = PlaceView("AVPlayerLayer")
  private var observations: [NSKeyValueObservation?] = []

  public convenience init(player: AVPlayer?) {
    self.init()
    // An initialiser sets without telling the property's observer.
    self.player = player
    follow()
    show()
  }

  private func follow() {
    observations = [player?.observe(\.currentItem) { [weak self] _, _ in self?.show() }]
  }

  private func show() {
    let item = player?.currentItem
    place.detail = item?.asset.source.map(\.shownName)
    setNeedsLayout()
    observations =
      Array(observations.prefix(1)) + [item?.observe(\.status) { [weak self] _, _ in self?.look() }]
    look()
  }

  private func look() {
    let isReady = player?.currentItem?.status == .readyToPlay
    KeyValueObservers.change(self, ["readyForDisplay"]) { isReadyForDisplay = isReady }
  }

  open override var _observableProperties: [String: AnyKeyPath] {
    super._observableProperties.merging(["readyForDisplay": \AVPlayerLayer.isReadyForDisplay]) { $1 }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    place.fill(self)
  }
}

/// Shows what a camera sees. Here a dark place stands for it.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  /// Kept, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  private let place = PlaceView("AVCaptureVideoPreviewLayer", detail: "no camera in a preview")

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// 0…1 in the camera's picture, which the layer's whole width and height show.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let corner = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: corner.x, y: corner.y, width: rectInLayerCoordinates.width / bounds.width,
      height: rectInLayerCoordinates.height / bounds.height)
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    place.fill(self)
  }
}

extension PlaceView {
  /// Lies behind all that `layer` holds, dark, and as large as it is.
  fileprivate func fill(_ layer: CALayer) {
    if self.layer.superlayer !== layer {
      darken()
      layer.insertSublayer(self.layer, at: 0)
    }
    frame = layer.bounds
  }
}

extension URL {
  /// A file's name, or the whole address.
  package var shownName: String { isFileURL ? lastPathComponent : absoluteString }
}
