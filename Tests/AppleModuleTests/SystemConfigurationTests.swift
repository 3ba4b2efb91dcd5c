import SystemConfiguration
import Testing
import UIKit

/// The counts of a context.
private final class Listener {
  let turns: Turns
  init(_ turns: Turns) { self.turns = turns }
}

@MainActor @Suite struct `System configuration` {
  @Test func `the address of no host is reachable, without the telephone`() throws {
    var zeroAddress = sockaddr_in()
    zeroAddress.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    zeroAddress.sin_family = sa_family_t(AF_INET)
    let reachability = withUnsafePointer(to: &zeroAddress) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(try #require(reachability), &flags))
    #expect(flags.contains(.reachable))
    #expect(!flags.contains(.connectionRequired) && !flags.contains(.isWWAN))
    #expect(flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
  }

  private func call(_ target: SCNetworkReachability, _ listener: Listener) {
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(listener).toOpaque(),
      retain: { info in
        let listener = Unmanaged<Listener>.fromOpaque(info)
        return UnsafeRawPointer(listener.retain().toOpaque())
      }, release: { info in Unmanaged<Listener>.fromOpaque(info).release() },
      copyDescription: { _ in Unmanaged.passRetained("a listener" as CFString) })
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info = info else { return }
      let listener = Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue()
      MainActor.assumeIsolated { listener.turns.note("reachable \(flags == .reachable)") }
    }
    #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
  }

  @Test func `a callback hears once, when there is a queue for it`() throws {
    let turns = Turns()
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    let listener = Listener(turns)
    call(target, listener)
    #expect(turns.end().isEmpty)
    #expect(SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reachability")))
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["reachable true"])
    #expect(
      SCNetworkReachabilityScheduleWithRunLoop(
        target, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
    #expect(turns.end().isEmpty)
  }

  @Test func `a callback that is taken off the run loop in time hears nothing`() throws {
    let turns = Turns()
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    call(target, Listener(turns))
    let mode = CFRunLoopMode.defaultMode.rawValue
    SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), mode)
    SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), mode)
    #expect(turns.end().isEmpty)
  }

  @Test func `what a context hands along lives as long as its callback`() throws {
    let turns = Turns()
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    weak var listener: Listener?
    do {
      let made = Listener(turns)
      listener = made
      call(target, made)
    }
    #expect(listener != nil)
    SCNetworkReachabilitySetCallback(target, nil, nil)
    #expect(listener == nil)
  }

  @Test func `the name of the network is never told`() {
    #expect(CNCopySupportedInterfaces() as? [String] == ["en0"])
    #expect(CNCopyCurrentNetworkInfo("en0" as CFString) == nil)
  }
}
