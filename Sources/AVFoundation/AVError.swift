// AVError — after Apple's documentation "AVError", read 2026-11.
// State: partial. Missing: codes of what cannot happen here.

import UIKit

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something about media failed.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case mediaChanged = -11809
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileAlreadyExists = -11823
    case fileFailedToParse = -11829
    case fileFormatNotRecognized = -11828
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case contentIsUnavailable = -11863
    case applicationIsNotAuthorizedToUseDevice = -11852
    case deviceNotConnected = -11814
    case operationNotAllowed = -11862
    case operationInterrupted = -11847
    case serverIncorrectlyConfigured = -11850

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let noImageAtTime = Code.noImageAtTime
  public static let exportFailed = Code.exportFailed
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
}

/// A kind of media, by the name that files have for it.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = Self("vide")
  public static let audio = Self("soun")
  public static let text = Self("text")
  public static let closedCaption = Self("clcp")
  public static let subtitle = Self("sbtl")
  public static let timecode = Self("tmcd")
  public static let metadata = Self("meta")
  public static let muxed = Self("muxx")
  public static let depthData = Self("dpth")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = Self("com.apple.quicktime-movie")
  public static let mp4 = Self("public.mpeg-4")
  public static let m4v = Self("com.apple.m4v-video")
  public static let m4a = Self("com.apple.m4a-audio")
  public static let mp3 = Self("public.mp3")
  public static let wav = Self("com.microsoft.waveform-audio")
  public static let aiff = Self("public.aiff-audio")
  public static let caf = Self("com.apple.coreaudio-format")
  public static let jpg = Self("public.jpeg")
  public static let heic = Self("public.heic")
}

/// How a picture fills a layer that has other proportions.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Runs `work` `delay` seconds of the preview's time from now, or in the next turn.
func later(_ delay: TimeInterval = 0, _ work: @escaping () -> Void) {
  onMainThread((delay, work)) { delay, work in
    let loop = VirtualRunLoop.current
    if delay > 0 { loop.schedule(at: loop.now + delay, work) } else { loop.post(work) }
  }
}

/// Seconds of the preview's time.
var virtualNow: TimeInterval { onMainThread(()) { VirtualRunLoop.current.now } }
