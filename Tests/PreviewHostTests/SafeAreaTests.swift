import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// On a device the safe area is that of the device, and nobody has to ask for it; a bare size has none.
@MainActor @Suite struct `The safe area of a preview's root view` {
  private let preview = Preview(slug: "page", title: "", summary: "") { _ in UIViewController() }

  private func insets(_ screen: ScreenSettings) throws -> UIEdgeInsets {
    let running = RunningPreview(preview, on: screen)
    return try running.perform {
      try #require(running.window.rootViewController?.view).safeAreaInsets
    }
  }

  private func insets(_ insets: Device.Insets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  @Test(arguments: Device.all.map(\.slug), [false, true])
  func `is the device's, upright and on its side`(slug: String, isOnSide: Bool) throws {
    let device = try #require(Device(slug: slug))
    let (width, height) = device.size(isOnSide: isOnSide)

    let found = try insets(ScreenSettings(width: width, height: height, device: device))

    #expect(found == insets(isOnSide ? device.onSide : device.upright))
  }

  @Test(arguments: Device.all.map(\.slug))
  func `is nothing in a bare window of the same size`(slug: String) throws {
    let device = try #require(Device(slug: slug))
    #expect(try insets(ScreenSettings(width: device.width, height: device.height)) == .zero)
  }

  @Test(arguments: Device.all.map(\.slug))
  func `comes and goes with the device, and turns along`(slug: String) throws {
    let device = try #require(Device(slug: slug))
    let running = RunningPreview(preview, on: ScreenSettings(width: 390, height: 600))
    func found() -> UIEdgeInsets? {
      running.perform { running.window.rootViewController?.view.safeAreaInsets }
    }
    #expect(found() == .zero)

    _ = running.apply(.device(device, isOnSide: false))
    #expect(found() == insets(device.upright))
    _ = running.apply(.size(WireSize(widthPoints: device.height, heightPoints: device.width)))
    #expect(found() == insets(device.onSide))
    _ = running.apply(.size(WireSize(widthPoints: device.width - 1, heightPoints: device.height)))
    #expect(found() == .zero && running.device == nil)
  }

  @Test func `there are devices enough to choose from`() {
    #expect(Device.all.count >= 12)
    #expect(Device.all.allSatisfy { $0.scale >= 2 && $0.upright.top > 0 && $0.uprightStatusBar > 0 })
  }
}
