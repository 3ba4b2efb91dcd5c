// SCNetworkReachability, SCNetworkReachabilityContext, SCNetworkReachabilityFlags — after Apple's
// documentation "SCNetworkReachability", read 2026-11.
// State: partial. Missing: looking: every address can be reached, as sample data answers for all of them.

@_exported import UIKit

/// A place in the network that may be within reach.
public final class SCNetworkReachability {
  fileprivate var callback: SCNetworkReachabilityCallBack?
  fileprivate var context: SCNetworkReachabilityContext?
  fileprivate var isScheduled = false
  fileprivate var hasCalled = false

  fileprivate init() {}

  deinit { forget() }

  /// Lets go of what was handed along for the callback.
  fileprivate func forget() {
    callback = nil
    if let info = context?.info { context?.release?(UnsafeRawPointer(info)) }
    context = nil
  }
}

/// How a place can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let connectionAutomatic = connectionOnTraffic
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

// Names of the flags from before Swift 2.
public var kSCNetworkFlagsReachable: Int { 1 << 1 }
public var kSCNetworkFlagsConnectionRequired: Int { 1 << 2 }
public var kSCNetworkFlagsConnectionAutomatic: Int { 1 << 3 }
public var kSCNetworkFlagsInterventionRequired: Int { 1 << 4 }
public var kSCNetworkReachabilityFlagsIsWWAN: Int { 1 << 18 }

/// Hears how a place can be reached, with what the context handed along.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The object that a callback is handed, and the functions that count its owners.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Kept, and not asked.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  public init() { version = 0 }

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

// MARK: Making

public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

// MARK: Asking

/// The place is reachable, over no telephone network.
///
/// - Returns: whether the flags are known: true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

// MARK: Hearing

/// The callback comes once, in a later turn, when there is a queue or a run loop for it: nothing changes
/// afterwards. nil lets go of the one before and of its context.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  var kept = context?.pointee
  if callout != nil, let info = kept?.info, let retain = kept?.retain {
    kept?.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
  }
  target.forget()
  guard let callout else { return true }
  (target.callback, target.context) = (callout, kept)
  callSoon(target)
  return true
}

/// - Parameter queue: nil stops it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  schedule(target, queue != nil)
  return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  schedule(target, true)
  return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  schedule(target, false)
  return true
}

private func schedule(_ target: SCNetworkReachability, _ isScheduled: Bool) {
  target.isScheduled = isScheduled
  callSoon(target)
}

private func callSoon(_ target: SCNetworkReachability) {
  guard target.isScheduled, target.callback != nil, !target.hasCalled else { return }
  onMainThread(target) { target in
    VirtualRunLoop.current.post {
      guard target.isScheduled, !target.hasCalled, let callback = target.callback else { return }
      target.hasCalled = true
      callback(target, .reachable, target.context?.info)
    }
  }
}

// MARK: Errors

/// The number of the latest error: none.
public func SCError() -> Int32 { kSCStatusOK }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(strerror(status)) }
public var kSCStatusOK: Int32 { 0 }
public var kSCStatusFailed: Int32 { 1001 }
