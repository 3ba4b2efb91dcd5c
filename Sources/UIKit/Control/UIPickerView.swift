// UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: perspective, sounds, wheels without an end.

import QuartzCore

/// Wheels beside one another, in each of which one row is chosen.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// In points (widely reported).
  private static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  private static let spacing: CGFloat = 5
  private static let margin: CGFloat = 9
  /// Of titles, in points (measured by eye).
  private static let fontSize: CGFloat = 21
  /// More wheels than that are not made.
  private static let maximumComponents = 100

  /// Says how many wheels and rows there are; not kept alive. nil leaves what was loaded.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Says how rows look, and hears of choices; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// Kept, without effect: the chosen rows stand on a plate.
  open var showsSelectionIndicator = true

  private var wheels: [PickerWheel] = []
  private var widths: [CGFloat?] = []
  private var needsReload = true
  private let plate = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIPickerView.self)
  }

  private func prepare() {
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  // MARK: Asking

  /// As many as the data source says, 100 at most.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// 0 for a component that is none.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// -1 where nothing can be chosen.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).map { $0.count > 0 ? $0.selected : -1 } ?? -1
  }

  /// Nothing is told. Rows that are none are ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// nil for a row that is not seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(of: row)
  }

  /// In points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    reloadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Loading

  /// The chosen rows stay, as far as the wheels still have them.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for the rows of one wheel again; the chosen row stays, as far as there is one.
  open func reloadComponent(_ component: Int) {
    guard !needsReload, wheels.indices.contains(component) else { return }
    reload(component)
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    let count = max(0, min(dataSource.numberOfComponents(in: self), Self.maximumComponents))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    widths = Array(repeating: nil, count: count)
    for component in 0..<count { reload(component) }
  }

  private func reload(_ component: Int) {
    guard let dataSource, wheels.indices.contains(component) else { return }
    let wheel = wheels[component]
    wheel.makeRow = { [weak self] row, reused in self?.made(row, component, reused) ?? UIView() }
    wheel.onSelect = { [weak self] row in
      guard let self else { return }
      delegate?._implementing("pickerView(_:didSelectRow:inComponent:)")?
        .pickerView(self, didSelectRow: row, inComponent: component)
    }
    let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
    let height = delegate?._implementing("pickerView(_:rowHeightForComponent:)")?
      .pickerView(self, rowHeightForComponent: component)
    // The answers may have changed what there is.
    guard wheels.indices.contains(component) else { return }
    wheel.reload(count: count, rowHeight: height ?? Self.rowHeight)
    let width = delegate?._implementing("pickerView(_:widthForComponent:)")?
      .pickerView(self, widthForComponent: component)
    if widths.indices.contains(component) {
      widths[component] = width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
  }

  /// The delegate's own view, its attributed title, or its title.
  private func made(_ row: Int, _ component: Int, _ reused: UIView?) -> UIView {
    let own = delegate?._implementing("pickerView(_:viewForRow:forComponent:reusing:)")?
      .pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
    if let own, !(own is NoRow) { return own }
    let label = (reused as? UILabel) ?? UILabel(frame: .zero)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.fontSize)
    label.text = delegate?._implementing("pickerView(_:titleForRow:forComponent:)")?
      .pickerView(self, titleForRow: row, forComponent: component)
    let attributed = delegate?._implementing("pickerView(_:attributedTitleForRow:forComponent:)")?
      .pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let attributed { label.attributedText = attributed }
    return label
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let gaps = Self.spacing * CGFloat(max(0, wheels.count - 1))
    let room = max(0, bounds.width - 2 * Self.margin - gaps)
    let given = widths.compactMap { $0 }.reduce(0, +)
    let unsaid = widths.count { $0 == nil }
    let share = unsaid > 0 ? max(0, room - given) / CGFloat(unsaid) : 0
    let used = given + share * CGFloat(unsaid) + gaps
    var x = (bounds.width - used) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width ?? share, height: bounds.height)
      x += wheel.frame.width + Self.spacing
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    plate.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin),
      height: height)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

/// Stands for the answer of a delegate that has no views.
private final class NoRow: UIView {}

/// How many wheels and rows there are.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// From left to right.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The rows of one wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// How rows look, and who hears of a choice. All of it is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: _OptionalMethodsHaving {
  /// In points; without it wheels share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// In points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// nil is an empty row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Comes before the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Comes before titles. `view` is one of a row that is no longer seen, or nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when a wheel that a finger has moved comes to rest at another row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Not asked: wheels share the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Not asked: rows are 32 points high.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Not asked: the row is empty.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Not asked: the plain title is shown.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Not asked: a title is shown.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRow() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
