// UIControl — after Apple's documentation "UIControl", read 2026-11.
// State: partial. Missing: context menus, tool tips, focus.

import QuartzCore

/// A view that a finger works, and that tells what happened.
@preconcurrency @MainActor open class UIControl: UIView {
  /// How far outside of the control, in points, a finger that began inside still counts as inside. Not
  /// documented by Apple; widely reported.
  static let trackingMargin: CGFloat = 70

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIControl.self)
  }

  /// A control that does `primaryAction` when it is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A disabled control hears no touches, and neither does what is behind it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// For the app to set; most controls do not change it themselves. False by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Follows the finger.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// All that is true just now; the focus never is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a tap opens the menu of a control that has one. Without it none opens: no long press does.
  open var showsMenuAsPrimaryAction = false

  /// Heeded by buttons and by compact date pickers. `center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Heeded by buttons. `center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  private func stateChanged() {
    if !isEnabled { abandonTracking() }
    updateForState()
    setNeedsLayout()
  }

  /// Where a control of ours shows its new state.
  func updateForState() {}

  // MARK: Actions

  private var actions: [(action: ControlAction, events: Event)] = []

  /// Does `action` at each of `controlEvents`, in the order of adding. One with the same identifier makes way
  /// for those events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((.action(action), controlEvents))
  }

  /// The closure form of `addTarget(_:action:for:)`: calls `action` with the control.
  ///
  /// - Returns: the action, for `removeAction(_:for:)`.
  @discardableResult
  open func addTarget(_ action: @escaping (UIControl) -> Void, for controlEvents: Event) -> UIAction {
    let wrapped = UIAction { if let control = $0.sender as? UIControl { action(control) } }
    addAction(wrapped, for: controlEvents)
    return wrapped
  }

  /// Forgets the action of the same name for those events; it stays for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Forgets the action of that name for those events; it stays for others.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { if case .action(let own) = $0 { own.identifier == identifier } else { false } }
  }

  /// All events that do something.
  open var allControlEvents: Event { actions.reduce(into: Event()) { $0.formUnion($1.events) } }

  /// Does the actions that were added for any of `controlEvents`, each once.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      switch action {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.looksForTarget || target.target != nil {
          sendAction(target.action, to: target.target, for: currentEvent)
        }
      }
    }
  }

  /// Where every action in closure form passes, on its way to being done.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  // MARK: Targets

  /// Calls `action` of `target`, which is not kept alive, at each of `controlEvents`, with the control and
  /// the event as far as it takes arguments. Without a target it goes to the first object up the responder
  /// chain that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    remove(controlEvents) { if case .target(added) = $0 { true } else { false } }
    actions.append((.target(added), controlEvents))
  }

  /// nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { if case .target(let own) = $0 { own.matches(target, action) } else { false } }
  }

  /// Where every action with a target passes, on its way to it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.send(to: target as AnyObject, [self, event])
    } else {
      action.send(up: self, [self, event])
    }
  }

  /// The targets that have not gone.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let own) in actions.map(\.action) {
      if let target = own.target as? NSObject { targets.insert(target) }
    }
    return targets
  }

  /// The names of the methods that `target` is sent at any of `controlEvent`; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { (action, events) -> String? in
      guard case .target(let own) = action, own.matches(target, nil), !events.isDisjoint(with: controlEvent)
      else { return nil }
      return own.action.description
    }
    return names.isEmpty ? nil : names
  }

  private func remove(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in actions.indices where matches(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The event that the touch methods are just told of.
  private var currentEvent: UIEvent?

  // MARK: Tracking, for subclasses

  /// Whether a finger that came down inside works the control.
  open private(set) var isTracking = false
  /// Whether it is inside, or near enough.
  open private(set) var isTouchInside = false

  /// A finger has come down. Returns whether to go on following it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved. Returns whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has lifted, or `continueTracking` has had enough.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Something else has the finger now.
  open func cancelTracking(with event: UIEvent?) {}

  /// Taps on the control are its own and not those of recognisers around it.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UITapGestureRecognizer, recognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return !isEnabled
  }

  // MARK: Touches

  private weak var trackedTouch: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      finishTracking()
      endTracking(touch, with: event)
      return
    }
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    finishTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { touchedUpInside() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    finishTracking()
    sendActions(for: .touchCancel)
  }

  /// A finger has come down and lifted again, which is the use of a button.
  func touchedUpInside() {}

  private func abandonTracking() {
    guard isTracking else { return }
    cancelTracking(with: nil)
    finishTracking()
    sendActions(for: .touchCancel)
  }

  private func finishTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
  }
}

/// Something that a control does at an event.
private enum ControlAction {
  case action(UIAction)
  case target(TargetAction)
}
