import Testing

@testable import SourceAdapter

@Suite struct `Adapted programs` {
  @Test func `behave as they would on a device`() throws {
    let program = try Program(
      """
      import UIKit

      @objc protocol WheelDelegate: NSObjectProtocol {
        @objc optional func wheel(_ wheel: Wheel, turnedTo index: Int)
        @objc optional func wheelShouldTurn(_ wheel: Wheel) -> Bool
        @objc optional var title: String { get }
      }

      class Wheel: UIScrollView {
        weak var listener: WheelDelegate?
        @objc dynamic var angle = 0 { didSet { print("angle", oldValue, angle) } }
        @IBOutlet private var label: UIView!
        private class Spoke: UIView, UIScrollViewDelegate {}

        func turn() {
          listener?.wheel?(self, turnedTo: 3)
          print(listener?.wheelShouldTurn?(self) ?? false, listener?.title ?? "no title", label == nil)
        }
      }

      func run() {
        let wheel = BigWheel()
        wheel.layoutSubviews()
        wheel.alpha = 0.5
        print(wheel.alpha, type(of: wheel).layerClass)
        (wheel as Wheel).setUp()

        let late = Late()
        wheel.delegate = late
        wheel.delegate?.scrollViewDidScroll(wheel)
        print(wheel.delegate?.scrollViewShouldScrollToTop(wheel) ?? false)

        let deaf = Deaf()
        wheel.listener = deaf
        wheel.turn()
        let keen = Keen()
        wheel.listener = keen
        wheel.turn()

        wheel.angle = 7
        #selector(BigWheel.tap(_:)).send(to: wheel, "finger")
        wheel.selector.send(to: wheel)
      }
      """,
      """
      import Foundation

      private extension Wheel {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("Wheel.layoutSubviews")
        }
      }
      extension Wheel {
        override class var layerClass: AnyClass { Wheel.self }
        override var alpha: Double {
          willSet { print("alpha will be", newValue) }
          didSet { print("alpha was", oldValue) }
        }
        @objc func setUp() { print("Wheel.setUp") }
      }

      class BigWheel: Wheel {
        var selector: Selector { #selector(hold) }
        @objc func tap(_ sender: Any) { print("tap by", sender) }
        @objc private func hold() { print("hold") }
      }
      extension BigWheel {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("BigWheel.layoutSubviews")
        }
        override func setUp() {
          super.setUp()
          print("BigWheel.setUp")
        }
      }

      class Early: NSObject, UIScrollViewDelegate {}
      class Late: Early { func scrollViewDidScroll(_ scrollView: UIScrollView) { print("late") } }

      class Deaf: NSObject, WheelDelegate {}
      class Keen: Deaf {
        var title: String { "wheel" }
        func wheel(_ wheel: Wheel, turnedTo index: Int) { print("turned to", index) }
        func wheelShouldTurn(_ wheel: Wheel) -> Bool { true }
      }
      """)
    defer { program.remove() }

    let output = try program.output()
    #expect(
      output == """
        Wheel label can be set
        Wheel counts on ["label"]
        UIView.layoutSubviews
        Wheel.layoutSubviews
        BigWheel.layoutSubviews
        alpha will be 0.5
        alpha was 1.0
        0.5 Wheel
        Wheel.setUp
        BigWheel.setUp
        late
        true
        false no title true
        turned to 3
        true wheel true
        will change angle 0
        angle 0 7
        did change angle 7
        tap by finger
        hold

        """)
  }

  @Test func `that lean on the Objective-C runtime in smaller ways run as well`() throws {
    let program = try Program(
      """
      import UIKit

      @objc protocol Old: class { func f() }
      @objc protocol Older: NSObjectProtocol, AnyObject { @objc optional func g() }
      protocol Oldest: class { func h() }

      class Wheel: UIView, Old, Oldest {
        private var spokes = 3
        let rim = 1
        func f() { setValue(4, forKey: "spokes") }
        func h() { _ = value(forKey: "rim") }
        override class func description() -> String { "wheel" }
      }
      @MainActor class Dial: UIView { var angle = 7 }
      extension Dial {
        override var debugDescription: String { let text = "dial at"; return "\\(text) \\(angle)" }
        override func isEqual(_ object: Any?) -> Bool { (object as? Dial)?.angle == angle }
      }
      class BigDial: Dial { override var hash: Int { angle } }

      extension UIScrollView {
        open override func layoutSubviews() {
          super.layoutSubviews()
          print("by UIKit alone")
        }
      }
      func make<T: UIView>(_ type: T.Type) -> T { T() }
      class Host<Content: UIView>: UIView { let content = Content.init() }

      @MainActor func run() {
        print(Dial().debugDescription, Dial().isEqual(BigDial()), BigDial().hash)
        UIScrollView().layoutSubviews()
        print(make(Wheel.self).alpha, type(of: Host<BigDial>().content), Wheel.description(), Dial.description())
      }
      """)
    defer { program.remove() }

    let output = try program.output()
    #expect(
      output == """
        UIScrollView overrides from an extension
        Wheel spokes can be set
        Wheel rim can be read
        dial at 7 true 7
        UIView.layoutSubviews
        1.0 BigDial wheel Dial

        """)
  }

  /// As `CGRect.intersects`: Foundation has it, and UIKit another that is to count.
  @Test func `see what UIKit has in the place of Foundation's, whatever they import`() throws {
    let program = try Program(
      """
      import UIKit
      let (upper, lower) = (CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 5, width: 10, height: 5))
      func run() {
        print(upper.intersects(lower), [lower].filter { $0.intersects(upper) }.count)
        both()
        geometry()
      }
      """,
      """
      import Foundation
      import UIKit
      func both() { print(upper.intersects(lower), [lower].contains(where: upper.intersects)) }
      """,
      """
      @preconcurrency import struct Foundation.URL
      import CoreGraphics
      func geometry() { print(upper.intersects(lower)) }
      """)
    defer { program.remove() }

    #expect(try program.output() == "false 0\nfalse false\nfalse\n")
  }

  @Test func `that do not compile are told so at the author's places`() {
    let author = """
      import UIKit
      @objc class A: UIView {}
      extension A { @objc override func layoutSubviews() { let é: Int = "🎠"; missing() } }
      func run() {}
      """
    let failed = #expect(throws: Program.Failed.self) { _ = try Program(author) }
    #expect(
      failed?.description == """
        File0.swift:3:68: cannot convert value of type 'String' to specified type 'Int'
        File0.swift:3:76: cannot find 'missing' in scope
        """)
  }
}
