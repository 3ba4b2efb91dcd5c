// AVAudioPlayer, AVAudioPlayerDelegate, AVAudioRecorder, AVAudioRecorderDelegate — after Apple's
// documentation of the four, read 2026-11.
// State: partial. Missing: sound: time goes by, a minute for any file; metering; recording, for which the
// user has said no.

import UIKit

/// Plays a sound. Nothing is heard; the sound ends after a minute of the preview's time.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  /// Seconds.
  public let duration: TimeInterval = AVAsset.sampleDuration.seconds
  open var numberOfChannels: Int { 2 }
  /// How often it plays again: negative for ever.
  open var numberOfLoops = 0
  /// 0.5…2; 1 where `enableRate` is false.
  open var rate: Float = 1
  open var enableRate = false
  /// Kept, without effect; so are all of the following.
  open var volume: Float = 1
  open var pan: Float = 0
  open var isMeteringEnabled = false
  open var settings: [String: Any] { [:] }
  open var deviceCurrentTime: TimeInterval { virtualNow }

  private var position: TimeInterval = 0
  private var since: TimeInterval = 0
  private var runs = 0

  /// - Throws: `CocoaError` where the file cannot be read.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    (self.url, data) = (url, nil)
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    super.init()
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Seconds from the sound's beginning.
  open var currentTime: TimeInterval {
    get { isPlaying ? min(duration, position + (virtualNow - since) * speed) : position }
    set {
      position = min(max(0, newValue), duration)
      since = virtualNow
      if isPlaying { run() }
    }
  }

  private var speed: Double { enableRate ? Double(max(0.5, min(rate, 2))) : 1 }

  @discardableResult open func prepareToPlay() -> Bool { true }

  @discardableResult open func play() -> Bool {
    if isPlaying { return true }
    isPlaying = true
    since = virtualNow
    run()
    return true
  }

  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() {
    position = currentTime
    isPlaying = false
    runs += 1
  }

  open func stop() { pause() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  /// Decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func run() {
    runs += 1
    let run = runs
    later(max(0.001, duration - currentTime) / speed) { [weak self] in
      guard let self, runs == run else { return }
      position = 0
      since = virtualNow
      if numberOfLoops != 0 {
        if numberOfLoops > 0 { numberOfLoops -= 1 }
        return self.run()
      }
      isPlaying = false
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// Hears of a sound's end. Its methods are optional.
public protocol AVAudioPlayerDelegate: _OptionalMethodsHaving {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called, nor are the following.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Records sound. It never begins: the user has said no.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  // Never changes but for its delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// False, as all of the following.
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func deleteRecording() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  /// Decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a recording's end. Its methods are optional, and never called.
public protocol AVAudioRecorderDelegate: _OptionalMethodsHaving {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

extension _Unimplemented: AVAudioPlayerDelegate, AVAudioRecorderDelegate {}
