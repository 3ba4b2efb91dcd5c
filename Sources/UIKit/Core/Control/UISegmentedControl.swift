// UISegmentedControl — after Apple's documentation "UISegmentedControl", read 2026-11.
// State: partial. Missing: animation, offsets of contents, pictures of grounds and dividers (kept).

import QuartzCore

/// One of several, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no segment: -1.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for a share of what is left.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var faces: [UIView] = []
  private let thumb = UIView(frame: .zero)

  /// `noSegment` for none. Setting it sends nothing.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      showTexts()
      setNeedsLayout()
    }
  }
  /// Of the plate under the chosen segment; nil is the system's background.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The segments from left to right.
  open var numberOfSegments: Int { segments.count }
  /// Whether no segment stays chosen.
  open var isMomentary = false {
    didSet { setNeedsLayout() }
  }
  /// Whether segments are as wide as their contents want, rather than alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentsChanged() }
  }

  /// Titles, pictures and actions; anything else is an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      segments.append(
        Segment(title: item as? String, image: item as? UIImage, action: item as? UIAction))
    }
    rebuild()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Segments that do their actions when they are chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    rebuild()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UISegmentedControl.self)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    thumb.layer.cornerRadius = 7
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  // MARK: Segments

  /// Indices past the end mean the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment)
  }

  /// Indices past the end mean the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Indices past the end mean the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// The chosen rows stay chosen.
  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    rebuild()
  }

  /// Nothing is chosen when the chosen one is removed. Indices that are none are ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    rebuild()
  }

  /// Leaves no segment, and none chosen.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    rebuild()
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    rebuild()
  }

  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  /// Takes the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title ?? ""
      $0.image = nil
    }
  }
  /// The title, or that of the segment's action; nil where there is neither, and past the end.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(segment).flatMap { $0.title ?? $0.action?.title }
  }

  /// Takes the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// The picture; nil where there is none, and past the end. That of an action is not told.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// In points; 0 for a share of what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// In points; 0 for a share, and past the end.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// One that is not enabled is grey and cannot be chosen by hand.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// False past the end.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  /// Takes the place of title and picture; the segment's width stays. The action is done when a hand chooses
  /// it.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Segment(action: action, width: $0.width, isEnabled: $0.isEnabled) }
  }
  /// nil where the segment has none, and past the end.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  // MARK: Looks

  private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Font and colour of titles; a state without one has that of `normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
    contentsChanged()
  }

  /// The value that was set for just this state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  /// Without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Without effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  /// Without effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  private func rebuild() {
    for face in faces { face.removeFromSuperview() }
    faces = segments.map { segment in
      if let image = segment.image ?? (segment.title == nil ? segment.action?.image : nil) {
        let picture = UIImageView(image: image.asTemplate)
        picture.contentMode = .center
        return picture
      }
      let label = UILabel(frame: .zero)
      label.text = segment.title ?? segment.action?.title ?? ""
      label.textAlignment = .center
      return label
    }
    for face in faces { addSubview(face) }
    contentsChanged()
  }

  private func contentsChanged() {
    showTexts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showTexts() {
    for (index, face) in faces.enumerated() {
      let isEnabled = isEnabled && segment(index)?.isEnabled == true
      let state: State = !isEnabled ? .disabled : index == selectedSegmentIndex ? .selected : .normal
      let given = (textAttributes[.normal] ?? [:]).merging(textAttributes[state] ?? [:]) { $1 }
      let color = given[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
      face.tintColor = color
      guard let label = face as? UILabel else { continue }
      label.font = given[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
      label.textColor = color
    }
  }

  override func updateForState() { showTexts() }

  // MARK: Layout

  /// Points beside a title or picture (inferred).
  private static let padding: CGFloat = 24

  private var wantedWidths: [CGFloat] {
    let own = faces.map { $0.sizeThatFits(.zero).width + Self.padding }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// `spans[i]` is where segment i lies.
  private var spans: [(start: CGFloat, width: CGFloat)] {
    let wanted = apportionsSegmentWidthsByContent ? wantedWidths : []
    let given = segments.map(\.width).reduce(0, +)
    let sharing = segments.count { $0.width == 0 }
    let rest = max(0, bounds.width - given)
    let wantedByOpen = zip(segments, wanted).reduce(0) { $0 + ($1.0.width == 0 ? $1.1 : 0) }
    var start: CGFloat = 0
    return segments.enumerated().map { index, segment in
      let share =
        wantedByOpen > 0 ? rest * wanted[index] / wantedByOpen : rest / CGFloat(max(1, sharing))
      let width = segment.width > 0 ? segment.width : share
      defer { start += width }
      return (start, width)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let spans = spans
    for (face, span) in zip(faces, spans) {
      face.frame = CGRect(x: span.start, y: 0, width: span.width, height: bounds.height)
    }
    thumb.isHidden = isMomentary || !segments.indices.contains(selectedSegmentIndex)
    guard !thumb.isHidden else { return }
    thumb.backgroundColor = selectedSegmentTintColor ?? .systemBackground
    thumb.frame = CGRect(
      x: spans[selectedSegmentIndex].start, y: 0, width: spans[selectedSegmentIndex].width,
      height: bounds.height
    ).insetBy(dx: 2, dy: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidths.reduce(0, +), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  private var touchedX: CGFloat = 0

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    touchedX = touch?.location(in: self).x ?? 0
  }

  override func touchedUpInside() {
    let place = spans.firstIndex(where: { $0.start <= touchedX && touchedX < $0.start + $0.width })
    guard let index = place, segments[index].isEnabled, isMomentary || index != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
