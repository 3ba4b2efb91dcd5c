import Testing

@testable import UIKit

@Suite struct `Insets` {
  @Test func `a rectangle is inset from its edges, and may turn inside out`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)).size.width == -60)
    #expect(UIEdgeInsets() == .zero)
  }
}

@MainActor @Suite struct `UI colour` {
  @Test(
    arguments: [
      (0, UIColor.red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue),
      (5.0 / 6, .magenta), (1, .red), (-3, .red), (7, .red),
    ] as [(CGFloat, UIColor)])
  func `hue goes round the wheel`(hue: CGFloat, color: UIColor) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor
    let (parts, expected) = (made.components ?? [], color.cgColor.components ?? [])

    for (part, wanted) in zip(parts, expected) { #expect(abs(part - wanted) < 1e-9) }
  }

  @Test func `colours are equal by value and can be keys`() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    // Another test's screen may be a dark one just now.
    let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(blue.cgColor.components == [0, 122.0 / 255, 1, 1])
  }
}

@MainActor @Suite struct `Screen` {
  @Test func `the screen is the running preview's, whatever windows there are`() {
    let small = Stage(size: CGSize(width: 100, height: 200))
    let large = Stage(size: CGSize(width: 300, height: 400))

    #expect(large.window.bounds.width == 300)
    #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
    _ = small.loop
    #expect(UIScreen.main.bounds.size == CGSize(width: 100, height: 200))
    #expect(UIWindow.current === small.window)

    UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).makeKeyAndVisible()
    #expect(UIScreen.main.bounds.size == CGSize(width: 100, height: 200))
    small.window.frame.size.width = 50
    #expect(UIScreen.main.bounds.size == CGSize(width: 100, height: 200))
  }
}
