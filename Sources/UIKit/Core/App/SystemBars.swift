// The status bar and the home indicator: whether a session's app lets them be seen, and how much of the
// screen they leave free.
//
// The page draws them; here is what apps can know of them and say about them. Controllers are asked at the
// end of a turn in which something happened that may change their answer, in an animation at once, and never
// without a device.

import QuartzCore

/// The bars of one session's screen.
@MainActor package final class SystemBars {
  /// Those of the session that runs.
  static var current: SystemBars { of(VirtualRunLoop.current) }

  package static func of(_ loop: VirtualRunLoop) -> SystemBars { loop.session.keeping { SystemBars(loop) } }

  private unowned let loop: VirtualRunLoop
  /// nil: a bare size, without bars. Set while the session is the current one.
  package var screen: DeviceScreen? {
    didSet {
      guard screen != oldValue else { return }
      loop.session.isTablet = screen?.isTablet ?? false
      isAskedToHide = false
      changed()
    }
  }
  /// Stands in place of the device's own; nil for that.
  package var givenSafeArea: UIEdgeInsets?

  /// The app's answers.
  private var isAskedToHide = false
  private var askedStyle = UIStatusBarStyle.default
  private weak var styledBy: UIViewController?
  private var hidesHomeIndicator = false
  private var isOutdated = false
  private var isAsking = false

  private init(_ loop: VirtualRunLoop) { self.loop = loop }

  // MARK: Measures

  private var side: DeviceScreen.Side? {
    let size = loop.session.screenSize ?? .zero
    return size.width > size.height ? screen?.onSide : screen?.upright
  }

  /// Points from each edge of the screen that are not free.
  package var safeArea: UIEdgeInsets {
    if let givenSafeArea { return givenSafeArea }
    guard let side, let screen else { return .zero }
    var area = side.safeArea
    if !screen.hasCutout, isStatusBarHidden { area.top = 0 }
    return area
  }

  package var isStatusBarHidden: Bool { isAskedToHide || (side?.statusBarHeight ?? 0) == 0 }

  /// In the screen's coordinates; zero while it is hidden.
  var statusBarFrame: CGRect {
    guard let side, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: loop.session.screenSize?.width ?? 0, height: side.statusBarHeight)
  }

  /// Whether the letters of the status bar are light: as asked for, or as they are seen on the controller's
  /// appearance.
  package var isStatusBarLight: Bool { statusBarStyle == .lightContent }

  var statusBarStyle: UIStatusBarStyle {
    guard askedStyle == .default else { return askedStyle }
    let traits = styledBy?.traitCollection ?? .session
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  package var isHomeIndicatorHidden: Bool { hidesHomeIndicator }

  // MARK: Asking

  /// Something has happened that may change what controllers want. In an animation they are asked at once, so
  /// that what follows moves along; otherwise at the end of the turn.
  func changed() {
    // A controller that asks for it while it is being asked is being heard already.
    guard screen != nil, !isAsking else { return }
    isOutdated = true
    if UIView.inheritedAnimationDuration > 0, let window = UIWindow.onScreen(of: loop) {
      ask(in: window)
      window.layoutIfNeeded()
    } else {
      loop.setNeedsCommit()
    }
  }

  /// Asks the controllers in `window`, if anything has changed since they were asked.
  func ask(in window: UIWindow) {
    guard isOutdated, !isAsking, screen != nil else { return }
    isAsking = true
    isOutdated = false
    let hides = window.speaker(for: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    styledBy = window.speaker(for: \.childForStatusBarStyle)
    askedStyle =
      window.showsBlackBehindSheet ? .lightContent : styledBy?.preferredStatusBarStyle ?? .default
    hidesHomeIndicator =
      window.speaker(for: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    isAsking = false
    guard hides != isAskedToHide else { return }
    isAskedToHide = hides
    window.updateSafeArea()
  }
}

extension UIWindow {
  /// Whether the status bar stands on the black around what has become a card behind a sheet.
  fileprivate var showsBlackBehindSheet: Bool {
    let top = overlays.last {
      $0.takesOverStatusBar || $0.presentation?.controller is UISheetPresentationController
    }
    return (top?.presentation?.controller as? UISheetPresentationController)?.makesCardBehind == true
  }

  /// More containers within one another than there ever are; one that names its own parent would never end.
  private static let mostSpeakers = 64

  /// The controller whose answer counts: the topmost that took over the status bar, or the child that it
  /// names.
  fileprivate func speaker(for child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var speaker = overlays.last { $0.takesOverStatusBar } ?? rootViewController
    for _ in 0..<Self.mostSpeakers {
      guard let here = speaker, let next = child(here), next !== here else { break }
      speaker = next
    }
    return speaker
  }

  /// To be called when the screen has got another safe area, though not another size.
  package func followScreen() { updateSafeArea() }

  /// The insets that bars take of the window, as far as it covers the screen.
  var screenCoverage: UIEdgeInsets {
    if isChangingSize { return coveredInsets }
    let area = SystemBars.current.safeArea
    guard area != .zero, let screen = SessionContext.current.screenSize else { return .zero }
    let place = layer.frame
    func left(of inset: CGFloat, _ gap: CGFloat) -> CGFloat { gap.isFinite ? max(0, inset - max(0, gap)) : 0 }
    return UIEdgeInsets(
      top: left(of: area.top, place.minY), left: left(of: area.left, place.minX),
      bottom: left(of: area.bottom, screen.height - place.maxY),
      right: left(of: area.right, screen.width - place.maxX))
  }
}

extension UIViewController {
  /// Whether the controller, which is presented, decides about the status bar. Not on a
  /// sheet.
  fileprivate var takesOverStatusBar: Bool {
    if modalPresentationCapturesStatusBarAppearance { return true }
    switch modalPresentationStyle {
    case .fullScreen: return true
    case .automatic, .pageSheet, .formSheet, .currentContext: return presentation?.container == nil
    default: return false
    }
  }
}
