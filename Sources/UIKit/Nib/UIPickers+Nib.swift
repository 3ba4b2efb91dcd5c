// Steppers, pickers and date pickers from nibs.

internal import InterfaceTree
import QuartzCore

extension UIStepper {
  func applyNibStepper(_ element: InterfaceElement) {
    minimumValue = Double(element.number("minimumValue") ?? 0)
    maximumValue = Double(element.number("maximumValue") ?? 100)
    stepValue = Double(element.number("stepValue") ?? 1)
    element.flag("continuous").map { isContinuous = $0 }
    element.flag("autorepeat").map { autorepeat = $0 }
    element.flag("wraps").map { wraps = $0 }
    value = Double(element.number("value") ?? 0)
  }
}

extension UIPickerView {
  func applyNibPicker(_ element: InterfaceElement) {
    element.flag("showsSelectionIndicator").map { showsSelectionIndicator = $0 }
  }
}

extension UIDatePicker {
  func applyNibDates(_ element: InterfaceElement) {
    switch element["datePickerMode"] {
    case "time": datePickerMode = .time
    case "date": datePickerMode = .date
    case "countDownTimer": datePickerMode = .countDownTimer
    case "yearAndMonth": datePickerMode = .yearAndMonth
    default: datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "wheels": preferredDatePickerStyle = .wheels
    case "compact": preferredDatePickerStyle = .compact
    case "inline": preferredDatePickerStyle = .inline
    default: break
    }
    element.integer("minuteInterval").map { minuteInterval = $0 }
    if let language = element.value("locale")?["localeIdentifier"] { locale = Locale(identifier: language) }
    if let zone = element.value("timeZone")?["name"] { timeZone = TimeZone(identifier: zone) }
    minimumDate = element.date("minimumDate")
    maximumDate = element.date("maximumDate")
    // Beside the current date stands the one at which the file was saved.
    if element.flag("useCurrentDate") != true { element.date("date").map { date = $0 } }
    if datePickerMode == .countDownTimer, let seconds = element.number("countDownDuration") {
      countDownDuration = TimeInterval(seconds)
    }
  }
}

extension InterfaceElement {
  /// `<date key="…" timeIntervalSinceReferenceDate="…"/>`, in seconds. No calendar here counts beyond some
  /// ten thousand years.
  fileprivate func date(_ key: String) -> Date? {
    guard let text = value(key)?["timeIntervalSinceReferenceDate"], let seconds = Double(text),
      seconds.isFinite
    else { return nil }
    let most: TimeInterval = 3e11
    return Date(timeIntervalSinceReferenceDate: max(-most, min(seconds, most)))
  }
}
