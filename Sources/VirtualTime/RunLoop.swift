// RunLoop — after Apple's documentation "RunLoop", read 2026-11.
// State: partial. Missing: ports, observers, running by hand.

// Foundation comes to modules above through CoreGraphics, and that through this one alone: only so does
// `RunLoop` shadow Foundation's there.
@_exported import CoreGraphics

/// The main run loop as previewed code names it. It shadows Foundation's, whose time is the machine's.
@preconcurrency @MainActor public final class RunLoop {
  /// When a source is heard. All modes run always here: tracking does not starve the default mode's timers.
  public struct Mode: Hashable, Sendable, RawRepresentable {
    /// The mode's name; equal names are the same mode.
    public let rawValue: String
    /// A mode of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mode of any name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// All the usual modes together.
    public static let common = Mode("kCFRunLoopCommonModes")
    /// The mode for anything but tracking a finger.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// The mode while a finger drags; timers of the default mode run then, too.
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  /// The one run loop that there is; its time is the session's.
  public static let main = RunLoop()
  /// Always `main`: sessions run on one actor.
  public static var current: RunLoop { main }

  private init() {}

  /// Runs `block` in the next turn.
  public func perform(_ block: @escaping () -> Void) { VirtualRunLoop.current.post(block) }

  /// The modes are all one here.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }
}
