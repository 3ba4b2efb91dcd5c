import Testing

@testable import UIKit

@MainActor private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [100, 3]
  let log = Log()
  var made = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    made += 1
    return "\(component).\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.note("\(component).\(row)")
  }
}

@MainActor @Suite struct Pickers {
  let stage = Stage()
  private let fruits = Fruits()

  private func picker() -> UIPickerView {
    _ = stage.loop
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = fruits
    picker.delegate = fruits
    stage.window.addSubview(picker)
    stage.settle()
    return picker
  }

  private func wheels(_ view: UIView) -> [PickerWheel] { view.subviews.compactMap { $0 as? PickerWheel } }

  private func middle(_ wheel: PickerWheel) -> String? {
    let place = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY)
    return (wheel.subviews.first { $0.frame.contains(place) } as? UILabel)?.text
  }

  @Test func `wheels show their chosen rows in the middle, and views only for what is seen`() {
    let picker = picker()
    #expect(wheels(picker).map(middle) == ["0.0", "1.0"])
    picker.selectRow(50, inComponent: 0, animated: false)
    stage.settle()
    #expect(middle(wheels(picker)[0]) == "0.50" && picker.selectedRow(inComponent: 0) == 50)
    #expect(fruits.made < 60 && fruits.log.lines == [])
  }

  @Test func `rows can be chosen before there is a layout, and those that are none are ignored`() {
    _ = stage.loop
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = fruits
    picker.delegate = fruits
    picker.selectRow(2, inComponent: 1, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    picker.selectRow(-1, inComponent: 0, animated: true)
    picker.selectRow(0, inComponent: 9, animated: true)
    stage.window.addSubview(picker)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 1) == 2 && middle(wheels(picker)[1]) == "1.2")
    #expect(picker.selectedRow(inComponent: 9) == -1 && picker.numberOfRows(inComponent: 9) == 0)
  }

  @Test func `a wheel that is dragged comes to rest at a row and tells of it once`() {
    let picker = picker()
    stage.touch(.began, 80, 108, at: 1)
    for step in 1...10 { stage.touch(.moved, 80, 108 - CGFloat(step) * 7, at: 1 + Double(step) * 0.05) }
    stage.touch(.ended, 80, 38, at: 1.8)
    stage.loop.advance(to: 5)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 1 && fruits.log.lines == ["0.\(row)"] && middle(wheels(picker)[0]) == "0.\(row)")
  }

  @Test func `a row that is tapped comes to the middle`() {
    let picker = picker()
    stage.touch(.began, 240, 138, at: 1)
    stage.touch(.ended, 240, 138, at: 1.05)
    stage.loop.advance(to: 3)
    #expect(fruits.log.lines == ["1.1"] && middle(wheels(picker)[1]) == "1.1")
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -5, 0]) func `odd heights do no harm`(height: CGFloat) {
    let picker = picker()
    picker.frame.size.height = height
    stage.settle()
    picker.selectRow(7, inComponent: 0, animated: false)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 7 && wheels(picker)[0].subviews.count < 500)
  }

  @Test func `fewer rows keep the choice among them`() {
    let picker = picker()
    picker.selectRow(99, inComponent: 0, animated: false)
    fruits.counts = [5]
    picker.reloadAllComponents()
    stage.settle()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 4)
    fruits.counts = [0]
    picker.reloadAllComponents()
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }
}

@MainActor @Suite struct `Date pickers` {
  let stage = Stage()

  private func picker(_ mode: UIDatePicker.Mode, style: UIDatePicker.Style) -> UIDatePicker {
    _ = stage.loop
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    // 31 January 2024, 15:45.
    picker.date = Date(timeIntervalSince1970: 1_706_715_900)
    stage.window.addSubview(picker)
    stage.settle()
    return picker
  }

  private func texts(_ picker: UIDatePicker) -> [String?] {
    picker.subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test func `compact ones show date and time on plates`() {
    #expect(texts(picker(.dateAndTime, style: .automatic)) == ["Jan 31, 2024", "3:45 PM"])
    #expect(texts(picker(.date, style: .compact)) == ["Jan 31, 2024"])
    #expect(picker(.countDownTimer, style: .automatic).datePickerStyle == .wheels)
  }

  @Test func `wheels stand at the date, and a day that a month lacks becomes its last`() throws {
    let picker = picker(.date, style: .wheels)
    let log = Log()
    picker.addTarget({ _ in log.note("changed") }, for: .valueChanged)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [0, 30, 2023])
    wheels.selectRow(1, inComponent: 0, animated: false)
    picker.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 1_706_715_900 + 29 * 86_400))
    #expect(wheels.selectedRow(inComponent: 1) == 28 && log.lines == ["changed"])
  }

  @Test func `dates are kept within the limits`() {
    let picker = picker(.dateAndTime, style: .wheels)
    let first = picker.date.addingTimeInterval(3600)
    picker.minimumDate = first
    #expect(picker.date == first)
    picker.maximumDate = first.addingTimeInterval(60)
    picker.date = .distantFuture
    #expect(picker.date == first.addingTimeInterval(60))
  }

  @Test func `minutes go by the interval, and durations are counted from midnight`() throws {
    let picker = picker(.countDownTimer, style: .automatic)
    picker.minuteInterval = 15
    picker.countDownDuration = 5400
    stage.settle()
    let wheels = try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
    #expect(wheels.numberOfRows(inComponent: 1) == 4 && picker.countDownDuration == 5400)
    #expect((0..<2).map { wheels.selectedRow(inComponent: $0) } == [1, 2])
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -1e300]) func `what is no date is ignored`(
    seconds: TimeInterval
  ) {
    let picker = picker(.dateAndTime, style: .wheels)
    let before = picker.date
    picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(picker.date == before)
  }
}
