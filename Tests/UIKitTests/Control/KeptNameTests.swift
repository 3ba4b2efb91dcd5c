import Testing

@testable import UIKit

@MainActor @Suite struct `Names that are kept` {
  let stage = Stage()

  @Test func `an item of a bar keeps grounds and offsets by state, style and metrics`() {
    _ = stage.loop
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    item.setBackButtonBackgroundImage(image, for: .highlighted, barMetrics: .compact)
    #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .compact) === image)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
    item.accessibilityLabel = "Ay"
    #expect(item.accessibilityLabel == "Ay")
  }

  @Test func `a picture says that it would be turned over, and keeps what it is`() {
    _ = stage.loop
    let image = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal) ?? UIImage()
    let flipped = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection)
    #expect(flipped.renderingMode == .alwaysOriginal && flipped.size == image.size)
    #expect(flipped.withRenderingMode(.alwaysTemplate).flipsForRightToLeftLayoutDirection)
  }

  @MainActor private final class Clicking: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }

  @Test func `controls have an app's own bits of state, and switches pictures`() {
    _ = stage.loop
    let own = UIControl.State(rawValue: 1 << 16)
    #expect(UIControl.State.application.contains(own) && !UIControl.State.reserved.contains(own))
    let control = UISwitch()
    control.onImage = UIImage()
    #expect(control.onImage != nil && control.offImage == nil)
    UIDevice.current.playInputClick()
    let feedback: any UIInputViewAudioFeedback = Clicking()
    #expect(feedback.enableInputClicksWhenVisible)
    #expect(
      UIApplication.willChangeStatusBarOrientationNotification
        != UIApplication.didChangeStatusBarOrientationNotification)
  }

  @Test func `a text input's appearance of the keyboard is optional, and a field's is not`() {
    _ = stage.loop
    let field = UITextField()
    field.keyboardAppearance = .dark
    let plain: UIKeyboardAppearance = field.keyboardAppearance
    let input: any UITextInput = field
    var isDark = false
    switch input.keyboardAppearance {
    case .dark?: isDark = true
    default: break
    }
    #expect(isDark && plain == .dark)
  }

  @Test func `a renderer's format has its bounds`() {
    _ = stage.loop
    let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var seen = CGRect.zero
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { seen = $0.format.bounds }
    #expect(seen == bounds && image.scale == 1 && format.bounds == .zero)
  }
}
