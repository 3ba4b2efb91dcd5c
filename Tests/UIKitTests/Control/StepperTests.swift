import Testing

@testable import UIKit

@MainActor @Suite struct `Steppers and segments` {
  let stage = Stage()

  private func tap(_ x: CGFloat, at time: Double) {
    stage.touch(.began, x, 16, at: time)
    stage.touch(.ended, x, 16, at: time + 0.05)
  }

  private func stepper(_ log: Log) -> UIStepper {
    _ = stage.loop
    let stepper = UIStepper(frame: .zero)
    stepper.addTarget({ log.note("\(($0 as? UIStepper)?.value ?? -1)") }, for: .valueChanged)
    stage.window.addSubview(stepper)
    stage.settle()
    return stepper
  }

  @Test func `a tap on either half goes a step down or up, within the limits`() {
    let log = Log()
    let stepper = stepper(log)
    (stepper.maximumValue, stepper.stepValue) = (10, 5)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    for (time, x) in [80, 80, 80, 10].enumerated() { tap(CGFloat(x), at: Double(time + 1)) }
    #expect(log.lines == ["5.0", "10.0", "5.0"])
  }

  @Test func `a finger that stays goes on stepping until it lifts`() {
    let log = Log()
    let stepper = stepper(log)
    stage.touch(.began, 80, 16, at: 1)
    stage.loop.advance(to: 2.2)
    stage.touch(.ended, 80, 16, at: 2.2)
    stage.loop.advance(to: 5)
    #expect(stepper.value == 3 && log.lines == ["1.0", "2.0", "3.0"])
  }

  @Test func `one that wraps goes from one end to the other`() {
    let stepper = stepper(Log())
    stepper.wraps = true
    tap(10, at: 1)
    #expect(stepper.value == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0]) func `odd numbers do no harm`(number: Double) {
    let stepper = stepper(Log())
    stepper.stepValue = number
    stepper.value = number
    tap(80, at: 1)
    #expect((0...100).contains(stepper.value))
  }

  @Test func `segments show titles and pictures, and are removed with what is chosen`() {
    final class Own: UISegmentedControl {
      override init(items: [Any]?) { super.init(items: items) }
      required init?(coder: NSCoder) { nil }
    }
    _ = stage.loop
    let segments = Own(items: ["A", UIImage(systemName: "star") as Any, "C"])
    segments.selectedSegmentIndex = 2
    segments.insertSegment(with: UIImage(systemName: "heart"), at: 0, animated: false)
    #expect(segments.numberOfSegments == 4 && segments.selectedSegmentIndex == 3)
    #expect(segments.imageForSegment(at: 0) != nil && segments.titleForSegment(at: 1) == "A")
    #expect(segments.subviews.count { $0 is UIImageView } == 2)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.numberOfSegments == 2)
  }

  @Test func `a segment that is not enabled is not chosen, and widths are kept`() {
    _ = stage.loop
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    segments.setWidth(200, forSegmentAt: 0)
    segments.setEnabled(false, forSegmentAt: 2)
    stage.window.addSubview(segments)
    stage.settle()
    tap(150, at: 1)
    #expect(segments.selectedSegmentIndex == 0)
    tap(290, at: 2)
    #expect(segments.selectedSegmentIndex == 0)
    tap(220, at: 3)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `titles take font and colour by state`() throws {
    _ = stage.loop
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    segments.selectedSegmentIndex = 1
    let labels = segments.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .green])
  }
}
