import AVFoundation
import ObjectiveC
import Testing

@testable import os

@Suite struct `Small modules` {
  @Test(arguments: [
    (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
    (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
    (CGSize(width: 0, height: 2), CGRect(x: 50, y: 50, width: 0, height: 0)),
  ])
  func `a rectangle with proportions fits in another, in its middle`(
    _ proportions: CGSize, _ expected: CGRect
  ) {
    #expect(
      AVMakeRect(aspectRatio: proportions, insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        == expected)
  }

  @Test func `values stay with their object, by key, and end with it`() {
    var (keyA, keyB): (UInt8, UInt8) = (0, 0)
    weak var value: NSObject?
    do {
      let owner = NSObject()
      let tied = NSObject()
      value = tied
      objc_setAssociatedObject(owner, &keyA, tied, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &keyB, 7, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(owner, &keyA) as? NSObject === tied)
      #expect(objc_getAssociatedObject(owner, &keyB) as? Int == 7)
      #expect(objc_getAssociatedObject(NSObject(), &keyB) == nil)
      objc_setAssociatedObject(owner, &keyB, nil, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(owner, &keyB) == nil)
      objc_removeAssociatedObjects(owner)
    }
    #expect(value == nil)
  }

  @Test func `an assigned value is not kept alive`() {
    var key: UInt8 = 0
    let owner = NSObject()
    objc_setAssociatedObject(owner, &key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &key) == nil)
  }

  @Test func `an object's lock is taken as often as it is given back`() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `log messages show their values, whatever their privacy`() {
    let name = "Ada"
    let message: OSLogMessage = "\(name, privacy: .private) has \(2.5, format: .fixed(precision: 2))"
    #expect(message.text == "Ada has 2.50")
    Logger(subsystem: "tests", category: "log").debug("said on standard error: \(name, privacy: .public)")
    os_log("an old line for %{public}@ with %d", log: .default, type: .info, name, 3)
  }

  @Test func `a lock guards its value`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }
}
