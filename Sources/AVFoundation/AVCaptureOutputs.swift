// AVCapturePhotoOutput, AVCapturePhotoSettings, AVCapturePhoto, AVCapturePhotoCaptureDelegate,
// AVCaptureMetadataOutput, AVCaptureMetadataOutputObjectsDelegate, AVMetadataObject,
// AVMetadataMachineReadableCodeObject, AVCaptureVideoDataOutput, AVCaptureMovieFileOutput — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: what they would give: photos fail, codes are never seen, films are not recorded.

import UIKit

// MARK: Photos

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = Self(rawValue: "jpeg")
  public static let hevc = Self(rawValue: "hvc1")
  public static let h264 = Self(rawValue: "avc1")
}

public let AVVideoCodecKey = "AVVideoCodecKey"

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  // Set up before the photo is taken.
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var uniqueID: Int64 { 0 }

  public override init() {
    format = nil
    super.init()
  }
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// A photo that was taken. None is here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  // Never made but for a failure.
  override init() { super.init() }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
}

open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  // Never made.
  override init() { super.init() }
}

/// Takes photos. It fails: there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  // As its superclass.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }

  public override init() { super.init() }

  /// The delegate hears of a failure, once, in a later turn.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    later { [weak delegate] in
      let error = AVError(.applicationIsNotAuthorizedToUseDevice)
      delegate?.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
    }
  }
}

/// Hears of a photo. All of its methods are optional.
public protocol AVCapturePhotoCaptureDelegate: _OptionalMethodsHaving {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Never called, nor are the following.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

// MARK: Codes

/// Something that a camera sees. None is made here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  // Never changes.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    public static let face = Self(rawValue: "face")
  }

  public let type: ObjectType
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }

  init(_ type: ObjectType) {
    self.type = type
    super.init()
  }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  // As its superclass.
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

/// Finds codes and faces. It sees none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  // As its superclass.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Hears of codes. Its method is optional, and never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: _OptionalMethodsHaving {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

// MARK: Films

/// A piece of what a device gives. None is made here.
public final class CMSampleBuffer: Sendable {
  private init() {}
}

/// Gives frames. It gives none.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  // As its superclass.
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Hears of frames. Its methods are optional, and never called.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: _OptionalMethodsHaving {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Writes films to files. It fails.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  // As its superclass.
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var outputFileURL: URL? { nil }
  open var maxRecordedDuration = CMTime.invalid

  public override init() { super.init() }

  /// The delegate hears of a failure, once, in a later turn.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    later { [weak delegate] in
      let error = AVError(.applicationIsNotAuthorizedToUseDevice)
      delegate?.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: error)
    }
  }
  open func stopRecording() {}
}

/// Hears of films.
public protocol AVCaptureFileOutputRecordingDelegate: _OptionalMethodsHaving {
  func fileOutput(
    _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
  /// Optional, and never called.
  func fileOutput(
    _ output: AVCaptureMovieFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureMovieFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

extension _Unimplemented: AVCapturePhotoCaptureDelegate, AVCaptureMetadataOutputObjectsDelegate,
  AVCaptureVideoDataOutputSampleBufferDelegate
{}
