import Testing

@testable import UIKit

/// Names of Foundation that apps use and Linux lacks.
@Suite struct `Names of Foundation's` {
  @Test func `make things of nothing`() {
    #expect(NSError().code == 0 && NSError().domain == "")
    #expect(NSMutableData().length == 0)
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]).hasPrefix("a"))
    #expect(ListFormatter().string(from: [1, 2]) == ListFormatter.localizedString(byJoining: ["1", "2"]))
  }

  @Test func `find the one process there is, and the highest bit`() {
    #expect(ProcessInfo() === ProcessInfo.processInfo)
    #expect([0, 1, 5, -1].map { fls($0) } == [0, 1, 3, 32] && flsl(1 << 40) == 41 && ffs(4) == 3)
  }

  @Test func `hold an exception's reason`() {
    let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["a": 1])
    #expect(exception.name == .rangeException && exception.userInfo?["a"] as? Int == 1)
    #expect(exception.description == "NSRangeException: too far")
  }

  @Test func `lead to a folder that can be written to, and to none with a path in its name`() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a.b"))
    let file = folder.appendingPathComponent("a")
    try Data([1]).write(to: file)
    #expect(file.startAccessingSecurityScopedResource() && FileManager.default.fileExists(atPath: file.path))
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
  }

  @Test func `keep an activity's settings`() {
    let activity = NSUserActivity(activityType: "a")
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["a": 2, "b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 2, "b": 3] && activity.activityType == "a")
  }

  private final class Counter {
    var count = 0
    func set(_ new: Int, _ manager: UndoManager) {
      let old = count
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      count = new
    }
  }

  @Test func `take back what was done and do it again, a group at a time`() {
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    manager.setActionName("Count")
    manager.beginUndoGrouping()
    counter.set(2, manager)
    counter.set(3, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.count == 1 && manager.undoMenuItemTitle == "Undo Count" && manager.canRedo)
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    manager.undo()
    manager.redo()
    #expect(counter.count == 1 && manager.undoActionName == "Count")
    manager.redo()
    #expect(counter.count == 3)
    manager.undo()
    counter.set(7, manager)
    #expect(!manager.canRedo && manager.canUndo)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test func `forget targets that have gone, and what is beyond their levels`() {
    let manager = UndoManager()
    manager.levelsOfUndo = 1
    let counter = Counter()
    counter.set(1, manager)
    counter.set(2, manager)
    Counter().set(1, manager)
    manager.undo()
    #expect(counter.count == 2 && !manager.canUndo)
    manager.disableUndoRegistration()
    counter.set(5, manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
  }
}
