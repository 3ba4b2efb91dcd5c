// CFRunLoop, CFRunLoopMode — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: sources, timers, observers, running and stopping.

import QuartzCore

/// The run loop by its name in C.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
  private init() {}
}

/// When a source is heard. All modes run always here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  private let name: String
  /// The mode's name; equal names are the same mode.
  public var rawValue: CFString { name as CFString }
  /// A mode of any name.
  public init(rawValue: CFString) { name = rawValue as String }
  /// A mode of any name.
  public init(_ rawValue: CFString) { name = rawValue as String }
  /// The mode for anything but tracking a finger; never nil.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All the usual modes together; never nil.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// The one run loop that there is; never nil.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The main one: there is no other thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

/// Runs `block` in the next turn, whatever the mode.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  onMainThread(block) { block in block.map(VirtualRunLoop.current.post) }
}

/// It is awake.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}

extension RunLoop {
  /// The run loop by its name in C: always the main one.
  public func getCFRunLoop() -> CFRunLoop { .main }
}
