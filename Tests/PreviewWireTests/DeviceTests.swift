import Testing

@testable import PreviewWire

@Suite struct `Table of devices` {
  @Test func `each has a slug and a name of its own, and is found by the slug`() {
    #expect(Set(Device.all.map(\.slug)).count == Device.all.count && Device.all.count >= 12)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all { #expect(Device(slug: device.slug) == device) }
    #expect(Device(slug: "") == nil && Device(slug: "iPhone 16") == nil)
  }

  @Test func `slugs stand in addresses as they are, and fit messages`() {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    for device in Device.all {
      #expect(device.slug.allSatisfy(allowed.contains) && device.slug.utf8.count <= WireLimits.deviceSlug)
    }
  }

  @Test func `screens are upright, have room for content, and are sizes that windows may have`() {
    for device in Device.all {
      #expect(device.width < device.height)
      #expect(WireLimits.windowSide.contains(device.width) && WireLimits.windowSide.contains(device.height))
      #expect(device.fits(width: device.height, height: device.width))
      #expect(!device.fits(width: device.width, height: device.width))
      #expect(device.uprightStatusBar <= device.upright.top)
    }
  }

  @Test(arguments: [
    ([7, 3, 0], WireError.outOfRange(.statusBar, 3)), ([7, 0, 2], .outOfRange(.boolean, 2)),
  ])
  func `reports of bars that make no sense are refused`(body: [UInt8], expected: WireError) throws {
    var assembler = PacketAssembler()
    let message = try #require(try assembler.receive([0x8A, 0, 0, 0] + body))
    #expect(#expect(throws: WireError.self) { try MessageFromAgent(decoding: message) } == expected)
  }

  /// Of those that the issue names, and Apple's own of the phone with a button.
  @Test(arguments: [
    ("iphone-se", 375.0, 667.0, 20.0, 0.0), ("iphone-13-mini", 375, 812, 50, 34),
    ("iphone-14", 390, 844, 47, 34), ("iphone-16", 393, 852, 59, 34), ("iphone-16-pro", 402, 874, 62, 34),
    ("iphone-16-pro-max", 440, 956, 62, 34), ("ipad", 820, 1180, 24, 20),
  ])
  func `sizes and safe areas are those that are known`(
    slug: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device(slug: slug))
    #expect(device.size(isOnSide: false) == (width, height))
    #expect(device.upright == Device.Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `on its side a phone has its cut-out at the sides and no status bar`() throws {
    let phone = try #require(Device(slug: "iphone-16-pro"))
    #expect(phone.onSide == Device.Insets(top: 0, left: 62, bottom: 21, right: 62))
    #expect(phone.onSideStatusBar == 0)
    let tablet = try #require(Device(slug: "ipad"))
    #expect(tablet.onSide == tablet.upright && tablet.onSideStatusBar == 24)
  }
}
