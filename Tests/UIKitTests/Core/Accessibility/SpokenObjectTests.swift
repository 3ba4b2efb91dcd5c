import Foundation
import Testing

@testable import UIKit

/// Says of itself what it computes.
private final class Temperature: UIView {
  var degrees = 20
  override var accessibilityLabel: String? {
    get { "\(degrees) degrees" }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { [UIAccessibilityCustomAction(name: "Warmer") { [weak self] _ in self?.warm() ?? false }] }
    set {}
  }
  override func accessibilityIncrement() { _ = warm() }
  override func accessibilityPerformEscape() -> Bool { true }

  func warm() -> Bool {
    degrees += 1
    return true
  }
}

private final class Reset: NSObject {
  private(set) var names: [String] = []
  func reset(_ action: UIAccessibilityCustomAction) { names.append(action.name) }
}

@MainActor @Suite struct `Words for those who hear the screen` {
  @Test func `a plain word and one with attributes are the same word`() {
    let view = UIView()
    let spelled = NSAttributedString(string: "A1", attributes: [.accessibilitySpeechSpellOut: true])
    view.accessibilityAttributedLabel = spelled
    #expect(view.accessibilityLabel == "A1" && view.accessibilityAttributedLabel === spelled)
    view.accessibilityLabel = "B2"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "B2"))
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    view.accessibilityAttributedValue = NSAttributedString(string: "Half")
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "Half")
    view.accessibilityHint = nil
    view.accessibilityValue = "Full"
    #expect(view.accessibilityAttributedHint == nil && view.accessibilityAttributedValue?.string == "Full")
    view.accessibilityUserInputLabels = ["Send", "Mail"]
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Send", "Mail"])
  }

  @Test func `without labels of its own it is asked for by its label`() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityUserInputLabels == ["Send"])
  }

  @Test func `a subclass computes them`() {
    let view = Temperature()
    #expect(view.accessibilityAttributedLabel?.string == "20 degrees")
    let action = view.accessibilityCustomActions?.first
    #expect(action?.name == "Warmer" && action.flatMap { $0.actionHandler?($0) } == true)
    view.accessibilityIncrement()
    #expect(view.degrees == 22 && view.accessibilityPerformEscape() && !view.accessibilityActivate())
  }

  @Test func `an action has a target and a method, or a handler`() {
    let reset = Reset()
    let action = UIAccessibilityCustomAction(
      name: "Reset", target: reset, selector: Selector("reset(_:)", Reset.reset(_:)))
    #expect(action.attributedName.string == "Reset" && action.target === reset && action.actionHandler == nil)
    _ = action.selector.send(to: reset, [action])
    #expect(reset.names == ["Reset"])
    action.name = "Again"
    #expect(action.attributedName.string == "Again")
  }

  @Test func `elements are counted, found and asked for by their places`() {
    let view = UIView()
    let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 3)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
    #expect(view.accessibilityElement(at: 3) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: elements[2]) == 2)
    #expect(view.index(ofAccessibilityElement: NSObject()) == NSNotFound)
  }

  @Test func `frames are the screen's, those of elements go with their container`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 40))
    stage.window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 50, y: 100, width: 80, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 90, y: 120))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.frame.origin.y = 200
    #expect(element.accessibilityFrame == CGRect(x: 55, y: 206, width: 7, height: 8))
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let inScreen = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: 1, y: 1, width: 2, height: 2), in: view)
    #expect(inScreen == CGRect(x: 51, y: 201, width: 2, height: 2))
  }

  @Test func `what answers a finger follows from the traits, unless it is said`() {
    let view = UIView()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    #expect(!view.accessibilityRespondsToUserInteraction)
  }

  @Test func `controllers and items of bars have them too`() {
    let (controller, item) = (UIViewController(), UIBarButtonItem())
    controller.accessibilityElements = [item]
    item.accessibilityHint = "Adds a note"
    item.accessibilityTraits = .button
    #expect(controller.accessibilityElementCount() == 1 && item.accessibilityHint == "Adds a note")
    #expect(item.accessibilityTraits == .button && item.accessibilityLabel == nil)
  }

  @Test func `nibs say them of views`() throws {
    InterfaceFixtures.register()
    let stage = Stage()
    stage.settle()
    let made = UINib(nibName: "Fixed", bundle: nil, "Fixtures/").instantiate(withOwner: nil)
    let view = try #require(made.first as? UIView)
    let box = try #require(view.subviews.first { $0.accessibilityIdentifier == "box" })
    #expect(box.accessibilityLabel == "A box" && box.accessibilityTraits == .button)
  }

  @Test func `a pair of a nib may name them`() {
    let view = UIView()
    view.setValue("main", forKeyPath: "accessibilityIdentifier")
    view.setValue("Photos", forKeyPath: "accessibilityLabel")
    #expect(view.accessibilityIdentifier == "main" && view.accessibilityLabel == "Photos")
  }
}
