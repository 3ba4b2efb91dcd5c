// One session beside its time: its screen, what is on it, and what the modules above keep for it.

import ObjectiveCRuntime
import VirtualTime

/// The context of one session, which its run loop owns. UIKit's main thread serves many, one at a time.
@preconcurrency @MainActor package final class SessionContext: LoopContext {
  /// That of the session that runs just now.
  package static var current: SessionContext { running ?? VirtualRunLoop.current.session }

  /// The same without a cast, as every layer asks; nil while the current loop has none.
  private static var running: SessionContext?

  unowned let loop: VirtualRunLoop

  /// Hears what is wrong with the preview that runs, one sentence for people at a time. Standard error,
  /// unless the host has a better place.
  package var report: (String) -> Void = reportToStandardError

  /// Reports to the session that runs; on another thread than UIKit's to standard error, since no session
  /// runs there.
  package nonisolated static func reportFromAnywhere(_ sentence: String) {
    guard VirtualRunLoop.isItsThread else { return reportToStandardError(sentence) }
    onMainThread(sentence) { current.report($0) }
  }

  // MARK: The screen

  /// Whether the session's screen is dark. UIKit's window tells the views.
  package var isDark = false {
    didSet { publishIfCurrent() }
  }
  /// Whether the language of the session's screen runs from right to left. Set before there is a window:
  /// views do not hear of it later, as those of an app do not.
  package var isRightToLeft = false {
    didSet { publishIfCurrent() }
  }
  /// How large the session's screen counts as, in UIKit's own numbers; 0 before its window has said so.
  package var screenClass: UInt8 = 0 {
    didSet { publishIfCurrent() }
  }
  /// How large somebody likes text on the session's screen: the place of the content size category among
  /// UIKit's twelve. UIKit's window tells the views.
  package var textSize = SessionAppearance.usualTextSize {
    didSet { publishIfCurrent() }
  }
  /// Whether text on the session's screen is to be bolder than usual. UIKit's window tells the views, as of
  /// the contrast.
  package var isTextBold = false {
    didSet { publishIfCurrent() }
  }
  /// Whether colours on the session's screen are to stand out more than usual.
  package var isContrastIncreased = false {
    didSet { publishIfCurrent() }
  }
  /// Whether somebody wants less motion on the session's screen. No trait says so.
  package var isMotionReduced = false {
    didSet { publishIfCurrent() }
  }
  /// Whether the session's screen is that of a tablet.
  package var isTablet = false {
    didSet { publishIfCurrent() }
  }
  /// How large the session's screen is, in points; nil before anybody has said so. Without a page the first
  /// window does.
  package var screenSize: CGSize?
  /// The root of what is on the session's screen: only there animations run. Without one they run everywhere.
  package weak var screen: CALayer?
  /// The window on the session's screen, which only UIKit knows as such.
  package weak var window: AnyObject?

  // MARK: Layers

  package private(set) lazy var animations = AnimationClock(loop: loop)
  package private(set) lazy var transactions = TransactionStack()
  /// The layers that are to be drawn again.
  package private(set) lazy var displays = DisplayQueue()
  /// The layers that are to be read again before the next frame.
  package let marked = MarkedLayers()
  /// Another number wherever scroll views may have other names than before.
  package var scrollersVersion = 0
  private var lastLayerID: UInt32 = 0

  /// A number that no other layer of the session has; the first is 1.
  package func takeLayerID() -> UInt32 {
    lastLayerID &+= 1
    return lastLayerID
  }

  // MARK: Other modules

  /// Stores that a device has in files and the preview in memory, by the paths of the files.
  package var keptStores: [String: AnyObject] = [:]
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  /// The things that a module above keeps for the session: one object of each class, made when it is first
  /// asked for.
  package func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let known = kept[key] as? Kept { return known }
    let made = make()
    kept[key] = made
    return made
  }

  // MARK: The loop

  fileprivate init(of loop: VirtualRunLoop) { self.loop = loop }

  package func enter() {
    Self.running = self
    SessionAppearance(of: self).publish()
  }

  package func leave() {
    Self.running = nil
    SessionAppearance().publish()
  }

  package func endTurn() { transactions.endTurn() }

  private func publishIfCurrent() {
    if loop === VirtualRunLoop.current { SessionAppearance(of: self).publish() }
  }
}

extension VirtualRunLoop {
  /// The context of the session whose time this is, made when it is first asked for.
  package var session: SessionContext {
    if let known = context as? SessionContext { return known }
    let made = SessionContext(of: self)
    context = made
    if self === VirtualRunLoop.current { made.enter() }
    return made
  }
}
