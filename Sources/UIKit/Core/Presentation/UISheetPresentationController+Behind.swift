// The screen behind a sheet.

import QuartzCore

extension UISheetPresentationController {
  /// Whether what presents the sheet is a card behind it, or on its way to be one.
  var makesCardBehind: Bool {
    isAtFullHeight && presentedViewController.presentation?.isDismissing == false
  }

  private var isAtFullHeight: Bool { containerView != nil && depth(at: stop.height) == 1 }

  /// How far the screen behind has gone back when the sheet is `height` points high, 0…1: all the way where
  /// the sheet is at its highest, and not at all at the next stop below.
  func depth(at height: CGFloat) -> CGFloat {
    let full = fullHeight
    guard form == .attached, full > 0, let highest = stops.last, highest.height >= full - 0.5 else {
      return 0
    }
    let below = stops.last { $0.height < highest.height }?.height ?? 0
    return max(0, min((height - below) / (highest.height - below), 1))
  }

  /// Where the card behind begins, in points.
  private var topBehind: CGFloat { containerView?.safeAreaInsets.top ?? 0 }

  /// The sheet that presents this one.
  private var sheetBehind: UISheetPresentationController? {
    presentingViewController.presentation?.controller as? UISheetPresentationController
  }

  /// To be called before the sheet comes to where a card is behind it.
  func makeBackdrop() {
    guard backdrop == nil, depth(at: stop.height) > 0, let window = containerView?.window,
      let view = presentingViewController.viewIfLoaded, view.superview === window
    else { return }
    backdrop = SheetBackdrop(around: view, in: window)
  }

  func removeBackdrop() {
    backdrop?.giveBack()
    backdrop = nil
    sheetBehind?.card.transform = .identity
  }

  /// - Parameter depth: how far the card behind has gone back, 0…1; nil is where it belongs.
  func showBehind(depth given: CGFloat? = nil) {
    let depth = given ?? depth(at: stop.height)
    if depth > 0 { makeBackdrop() }
    backdrop?.show(depth: depth, top: topBehind)
    guard let behind = sheetBehind else { return }
    behind.card.transform = SheetBackdrop.transform(
      of: behind.frameOfPresentedViewInContainerView, depth: behind.isAtFullHeight ? depth : 0, top: topBehind
    )
  }

  /// The status bar stands on black now, or no longer.
  func tellBars() {
    guard makesCardBehind != hadCardBehind else { return }
    hadCardBehind.toggle()
    SystemBars.current.changed()
  }
}
