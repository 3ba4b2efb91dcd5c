// AVAudioSession, AVAudioApplication — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: effects, routes, interruptions; the user has said no to recording.

import UIKit

/// How the app's sound goes along with that of others. Kept, without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1 << 0)
    public static let duckOthers = Self(rawValue: 1 << 1)
    public static let allowBluetooth = Self(rawValue: 1 << 2)
    public static let defaultToSpeaker = Self(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = Self(rawValue: 1 << 5)
    public static let allowAirPlay = Self(rawValue: 1 << 6)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1 << 0)
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio, independent, longFormVideo
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1 << 0)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  private static let one = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { one }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var outputVolume: Float { 1 }
  open var isInputAvailable: Bool { false }
  /// Samples a second.
  open var sampleRate: Double { 48_000 }
  open var recordPermission: RecordPermission { .denied }

  override init() { super.init() }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  /// Answers false in a later turn.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { later { response(false) } }

  // Never posted.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// Asks whether the app may record.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // Has no state.
  public enum recordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let one = AVAudioApplication()
  open class var shared: AVAudioApplication { one }
  open var recordPermission: recordPermission { .denied }

  override init() { super.init() }

  /// Answers false in a later turn.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    later { response(false) }
  }
  open class func requestRecordPermission() async -> Bool {
    await Task.yield()
    return false
  }
}
