// UIDatePicker — after Apple's documentation "UIDatePicker", read 2026-11.
// State: partial. Missing: calendars (inline ones are wheels), opening compact ones, wheels without an end.

import QuartzCore

/// Wheels for a date, a time or a duration, or the date alone on plates.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Month, day and year; or a day with hour and minute; or hours and minutes of a duration.
    case date, dateAndTime, countDownTimer
    /// Month and year.
    case yearAndMonth
  }

  /// How the picker looks.
  public enum Style: UInt, Sendable {
    /// Compact; wheels for durations.
    case automatic = 0
    /// Wheels, the date on plates, or a calendar, which is shown as wheels.
    case wheels, compact, inline
  }

  /// `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { remake() } }
  }
  /// `automatic` by default.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { remake() } }
  }
  /// `automatic` is never answered.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
  }

  /// Kept between the two others, to the second. A value that is no date is ignored. Setting it sends
  /// nothing.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }
  private var current = Date()

  /// As setting `date`; the wheels turn where `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.isUsable else { return }
    current = legal(date)
    showDate(animated: animated)
  }

  /// nil for none. Without effect where it lies after `maximumDate`.
  open var minimumDate: Date? {
    didSet { setDate(current, animated: false) }
  }
  /// nil for none. Without effect where it lies before `minimumDate`.
  open var maximumDate: Date? {
    didSet { setDate(current, animated: false) }
  }
  /// A divisor of 60; other numbers count as 1. In minutes.
  open var minuteInterval = 1 {
    didSet { if minuteInterval != oldValue { remake() } }
  }
  /// Kept, without effect.
  open var roundsToMinuteInterval = true
  /// Counts the days and the hours; nil is the user's.
  open var calendar: Calendar! = .current {
    didSet { remake() }
  }
  /// The language of the wheels and whether they have 24 hours; nil is the user's.
  open var locale: Locale? {
    didSet { remake() }
  }
  /// nil is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { remake() }
  }
  /// In seconds, less than a day; for `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get {
      let parts = places.calendar.dateComponents([.hour, .minute], from: current)
      return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      guard newValue.isFinite else { return }
      let start = places.calendar.startOfDay(for: current)
      setDate(start.addingTimeInterval(max(60, min(newValue, 86_340))), animated: false)
    }
  }

  private func legal(_ date: Date) -> Date {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return first <= last ? max(first, min(date, last)) : date
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    remake()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    remake()
    decodeNib(coder, as: UIDatePicker.self)
  }

  // MARK: Parts

  private var places = DatePlaces()
  private var picker: UIPickerView?
  private var plates: [UILabel] = []

  private func remake() {
    var calendar: Calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    places = DatePlaces(
      mode: datePickerMode, calendar: calendar, locale: locale ?? .current, interval: minuteInterval,
      around: current)
    picker?.removeFromSuperview()
    picker = nil
    for plate in plates { plate.removeFromSuperview() }
    plates = []
    if datePickerStyle == .compact {
      plates = places.texts(for: current).map { _ in plate() }
    } else {
      let made = UIPickerView(frame: .zero)
      made.dataSource = self
      made.delegate = self
      addSubview(made)
      picker = made
    }
    showDate(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func plate() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
    addSubview(label)
    return label
  }

  private func showDate(animated: Bool) {
    for (plate, text) in zip(plates, places.texts(for: current)) { plate.text = text }
    if picker == nil { invalidateIntrinsicContentSize() }
    for (component, row) in places.rows(of: current).enumerated() {
      picker?.selectRow(row, inComponent: component, animated: animated)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Of a plate, in points (measured by eye).
  private static let plateHeight: CGFloat = 34
  private static let plateMargin: CGFloat = 11
  private static let plateGap: CGFloat = 6

  private var plateWidths: [CGFloat] { plates.map { $0.sizeThatFits(.zero).width + 2 * Self.plateMargin } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker?.frame = bounds
    let widths = plateWidths
    let used = widths.reduce(0, +) + Self.plateGap * CGFloat(max(0, widths.count - 1))
    // At the end, as in the rows of forms.
    let isAtStart = [.leading, .left].contains(contentHorizontalAlignment)
    var x = isAtStart ? 0 : bounds.width - used
    for (plate, width) in zip(plates, widths) {
      plate.frame = CGRect(
        x: x, y: (bounds.height - Self.plateHeight) / 2, width: width, height: Self.plateHeight)
      x += width + Self.plateGap
    }
  }

  open override var intrinsicContentSize: CGSize {
    if let picker { return picker.intrinsicContentSize }
    let widths = plateWidths
    let gaps = Self.plateGap * CGFloat(max(0, widths.count - 1))
    return CGSize(width: widths.reduce(0, +) + gaps, height: Self.plateHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker: UIPickerViewDataSource, UIPickerViewDelegate {
  /// For the picker's own wheels: their number in this mode.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { places.wheels.count }

  /// For the picker's own wheels: 0 for a component that is none.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    places.wheels.indices.contains(component) ? places.count(of: places.wheels[component]) : 0
  }

  /// For the picker's own wheels: nil for a component that is none.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    places.wheels.indices.contains(component) ? places.title(row, of: places.wheels[component]) : nil
  }

  /// For the picker's own wheels: takes the date they show, and sends `valueChanged` where that is another.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = places.wheels.indices.map { pickerView.selectedRow(inComponent: $0) }
    guard let chosen = places.date(rows, from: current), chosen.isUsable else { return }
    let old = current
    current = legal(chosen)
    // A day that the month does not have, or a date out of bounds, sends the wheels back.
    showDate(animated: true)
    if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension Date {
  /// Whether calendars can count it: some thousand years around today.
  fileprivate var isUsable: Bool { abs(timeIntervalSinceReferenceDate) < 1e11 }
}
