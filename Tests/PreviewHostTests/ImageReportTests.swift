import PreviewRuntime
import PreviewWire
import QuartzCore
import Testing
import UIKit

@testable import PreviewHost

/// A host whose previews show one picture each, and a gateway that has room for so many reports.
@MainActor @Suite struct `Pictures of previews` {
  private final class Gateway {
    var reports: [MessageFromAgent] = []
    var room = Int.max

    func take(_ report: MessageFromAgent) -> Bool {
      guard room > 0 else { return false }
      room -= 1
      reports.append(report)
      return true
    }

    /// "image" and "frame", in the order they came; requests and holes may be told of that other tests have
    /// left.
    var kinds: [String] {
      reports.compactMap {
        switch $0 {
        case .image: "image"
        case .frame: "frame"
        case .requests, .holes: nil
        default: "other"
        }
      }
    }
  }

  private func host(_ picture: [UInt8], _ gateway: Gateway) -> HostLoop {
    let preview = Preview(slug: "picture", title: "", summary: "") { _ in
      let controller = UIViewController()
      controller.view.layer.contents = CGImage(encoded: picture)
      return controller
    }
    return HostLoop(previews: [preview], clock: ManualClock(now: 0)) { gateway.take($0) }
  }

  private func create(_ handle: SessionHandle, in host: HostLoop) {
    host.receive(
      .create(
        SessionRequest(handle: handle, slug: "picture", screen: ScreenSettings(width: 100, height: 100))))
  }

  @Test func `are sent once, before the first frame that names them`() {
    let gateway = Gateway()
    let host = host(Pictures.png, gateway)
    create(1, in: host)
    create(2, in: host)
    #expect(gateway.kinds == ["image", "frame", "frame"])
  }

  @Test func `are sent again after there was no room for them, and the frame only then`() {
    let gateway = Gateway()
    let host = host(Pictures.png, gateway)
    gateway.room = 0
    create(1, in: host)
    gateway.room = 1
    host.roomAgain()
    #expect(gateway.kinds == ["image"])
    gateway.room = 9
    host.roomAgain()
    #expect(gateway.kinds == ["image", "frame"])
  }

  @Test func `that are too large are left out, the rest is shown`() {
    let gateway = Gateway()
    let host = host(Pictures.png + [UInt8](repeating: 0, count: WireLimits.image), gateway)
    create(1, in: host)
    #expect(gateway.kinds == ["frame"])
  }
}
