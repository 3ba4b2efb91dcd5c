import Testing

@testable import UIKit

/// A page in a navigation controller with both bars, on an upright phone.
@MainActor private final class Rig {
  let stage = Stage()
  let page = UIViewController()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.settle()
  }

  func swipe(by distance: CGPoint, at time: Double) {
    stage.touch(.began, 200, 400, at: time)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      stage.touch(
        .moved, 200 + distance.x * part, 400 + distance.y * part, at: time + 0.05 * Double(step))
    }
    stage.touch(.ended, 200 + distance.x, 400 + distance.y, at: time + 0.3)
    stage.settle()
  }

  func tap(_ y: CGFloat, at time: Double) {
    stage.touch(.began, 200, y, at: time)
    stage.touch(.ended, 200, y, at: time + 0.05)
    stage.settle()
  }

  func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    page.view.addSubview(field)
    return field
  }
}

@MainActor @Suite struct `Bars that go and come on their own` {
  @Test func `a swipe over content that does not scroll takes them away and brings them back`() {
    let rig = Rig()
    let navigation = rig.navigation
    navigation.hidesBarsOnSwipe = true
    rig.swipe(by: CGPoint(x: 0, y: -30), at: 0)
    #expect(!navigation.isNavigationBarHidden)
    rig.swipe(by: CGPoint(x: -150, y: -100), at: 1)
    #expect(!navigation.isNavigationBarHidden)
    rig.swipe(by: CGPoint(x: 0, y: -150), at: 2)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    rig.swipe(by: CGPoint(x: 0, y: 150), at: 3)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    rig.swipe(by: CGPoint(x: 0, y: -150), at: 4)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `listeners of the swipe hear it once the bars have gone`() {
    let rig = Rig()
    let navigation = rig.navigation
    var heard: [Bool] = []
    let recognizer = navigation.barHideOnSwipeGestureRecognizer
    recognizer.addAction { [navigation] in
      if $0.state == .ended { heard.append(navigation.isNavigationBarHidden) }
    }
    #expect(recognizer.view === navigation.view && !recognizer.isEnabled)
    navigation.hidesBarsOnSwipe = true
    rig.swipe(by: CGPoint(x: 0, y: -150), at: 0)
    #expect(heard == [true] && navigation.barHideOnSwipeGestureRecognizer === recognizer)
  }

  @Test func `the keyboard takes them away for good, and a tap brings them back`() {
    let rig = Rig()
    let navigation = rig.navigation
    let field = rig.field()
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    rig.stage.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    field.resignFirstResponder()
    rig.stage.loop.advance(to: 2)
    rig.stage.settle()
    #expect(navigation.isNavigationBarHidden)
    rig.tap(500, at: 3)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    // A tap takes nothing away, and does not bring back what a program has taken away.
    rig.tap(500, at: 4)
    #expect(!navigation.isNavigationBarHidden)
    navigation.isNavigationBarHidden = true
    rig.tap(500, at: 5)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `the keyboard takes nothing away unless that is asked for`() {
    let rig = Rig()
    let navigation = rig.navigation
    let field = rig.field()
    navigation.hidesBarsWhenKeyboardAppears = true
    navigation.hidesBarsWhenKeyboardAppears = false
    field.becomeFirstResponder()
    rig.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `bars that a program hides while the height is compact stay away afterwards`() {
    let rig = Rig()
    let navigation = rig.navigation
    func turn(_ size: CGSize) {
      rig.stage.loop.session.screenSize = size
      rig.stage.window.frame = CGRect(origin: .zero, size: size)
      rig.stage.settle()
    }
    navigation.hidesBarsWhenVerticallyCompact = true
    turn(CGSize(width: 844, height: 390))
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    turn(CGSize(width: 390, height: 844))
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `a controller that asks for none of that has nothing that listens`() {
    let rig = Rig()
    let navigation = rig.navigation
    #expect(navigation.barHidingIfMade == nil)
  }
}
