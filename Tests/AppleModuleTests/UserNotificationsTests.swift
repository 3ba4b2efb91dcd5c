import Testing
import UIKit
import UserNotifications

@MainActor @Suite struct `User notifications` {
  private var center: UNUserNotificationCenter { .current() }

  private func request(_ identifier: String, _ title: String = "") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
  }

  @Test func `the user says no, in a later turn and without an error`() {
    let turns = Turns()
    center.requestAuthorization(options: [.alert, .sound, .badge]) { [turns] isGranted, error in
      turns.note("granted \(isGranted) \(error == nil)")
    }
    center.getNotificationSettings { [turns] settings in
      turns.note("\(settings.authorizationStatus) \(settings.alertSetting)")
    }
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["granted false true", "denied disabled"])
  }

  @Test func `requests are kept by their identifiers, until they are taken away`() {
    let turns = Turns()
    for one in [request("a", "old"), request("b"), request("a", "new"), request("c")] {
      center.add(one) { [turns] error in turns.note("added \(error == nil)") }
    }
    #expect(turns.end() == Array(repeating: "added true", count: 4))
    center.removePendingNotificationRequests(withIdentifiers: ["c", "x"])
    center.getPendingNotificationRequests { [turns] requests in
      turns.note(requests.map { "\($0.identifier) \($0.content.title)" }.joined(separator: ", "))
    }
    #expect(turns.end() == ["b , a new"])
    center.removeAllPendingNotificationRequests()
    center.getPendingNotificationRequests { [turns] in turns.note("\($0.count)") }
    center.getDeliveredNotifications { [turns] in turns.note("\($0.count)") }
    #expect(turns.end() == ["0", "0"])
  }

  @Test func `what is asked asynchronously gets the same answers`() async throws {
    // The session's at the beginning: while this waits, other tests make theirs the current one.
    let center = center
    let isGranted = try await center.requestAuthorization(options: .alert)
    #expect(!isGranted)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    try await center.add(request("a"))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
  }

  @Test func `a request keeps its content as it was`() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    content.userInfo = ["id": 3]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before" && request.content.userInfo["id"] as? Int == 3)
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.body = "more"
    #expect(copy?.title == "before" && request.content.body.isEmpty)
  }

  @Test func `a trigger of the calendar knows when it is next`() throws {
    let nine = DateComponents(hour: 9, minute: 30)
    let trigger = UNCalendarNotificationTrigger(dateMatching: nine, repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    let found = Calendar.current.dateComponents([.hour, .minute], from: date)
    #expect(found.hour == 9 && found.minute == 30 && date > Date() && trigger.repeats)
  }

  @Test func `a file that is not there cannot be attached`() {
    #expect(throws: (any Error).self) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere.png"))
    }
  }

  @Test func `a session has its own requests`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let first = center
    VirtualRunLoop.current = VirtualRunLoop()
    #expect(center !== first && center === center)
  }
}
