import PreviewRuntime
import PreviewWire
import UIKit

/// One running copy of a preview: its own window, its own virtual time and its own knobs.
///
/// UIKit's main thread serves many of them, one at a time: every step into one goes through `perform`.
@MainActor final class RunningPreview {
  /// The window's size in points, kept within what a screen can be.
  static let sides: ClosedRange<Double> = 1...16_384

  let loop: VirtualRunLoop
  let knobs: KnobStore
  /// The device that the window is shown on; nil: a bare size.
  private(set) var device: Device?
  /// The window that the preview was given, until it makes one of its own.
  private var firstWindow = UIWindow(frame: .zero)
  /// The one on its screen.
  var window: UIWindow { UIWindow.onScreen(of: loop) ?? firstWindow }

  /// Makes the preview on a screen and lays it out, at `time` (seconds of virtual time). `report` hears what
  /// is wrong with it; without one, standard error. A device whose screen is not of the window's size is
  /// none; `safeArea` stands in place of the device's.
  init(
    _ preview: Preview, on screen: ScreenSettings, safeArea: UIEdgeInsets? = nil,
    itemCounts: [String: Int] = [:], knobs: KnobStore? = nil, startingAt time: TimeInterval = 0,
    report: ((String) -> Void)? = nil
  ) {
    loop = VirtualRunLoop(startingAt: time)
    self.knobs = knobs ?? KnobStore(preview.knobs)
    if let report { loop.session.report = report }
    // Before the window, so that its views are never in the other one.
    let size = Self.clamped(CGSize(width: screen.width, height: screen.height))
    loop.session.isDark = screen.appearance == .dark
    loop.session.isRightToLeft = screen.direction == .rightToLeft
    loop.session.textSize = UInt8(clamping: screen.textSize.rank)
    loop.session.isTextBold = screen.textWeight == .bold
    loop.session.isContrastIncreased = screen.contrast == .increased
    loop.session.isMotionReduced = screen.motion == .reduced
    loop.session.screenSize = size
    perform {
      SystemBars.of(loop).givenSafeArea = safeArea
      put(on: screen.device)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      firstWindow = window
      window.backgroundColor = .systemBackground
      window.makeKeyAndVisible()
      preview.show(in: window, itemCounts: itemCounts)
      loop.settle()
    }
  }

  /// Runs `work` with this preview's time, window and knobs as the current ones.
  func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = VirtualRunLoop.current
    VirtualRunLoop.current = loop
    defer { VirtualRunLoop.current = outer }
    return try knobs.perform(work)
  }

  /// Gives the window another size. A device stays where that is its own size, upright or on its side.
  func resize(to size: CGSize) { show(on: device, size: size) }

  /// Shows the window on a device, or on none, in so many points.
  func show(on device: Device?, size: CGSize) {
    perform {
      loop.session.screenSize = Self.clamped(size)
      put(on: device)
      window.frame = CGRect(origin: .zero, size: Self.clamped(size))
      window.followScreen()
      loop.settle()
    }
  }

  private func put(on device: Device?) {
    let size = loop.session.screenSize ?? .zero
    self.device = device.flatMap { $0.fits(width: size.width, height: size.height) ? $0 : nil }
    SystemBars.of(loop).screen = self.device.map(DeviceScreen.init)
  }

  /// Changes a setting of the screen.
  ///
  /// - Returns: whether the preview shows it by itself; otherwise it has to be made again, as an app is
  ///   started again on a tablet or in another language.
  func apply(_ setting: ScreenSetting) -> Bool {
    switch setting {
    case .appearance(let appearance):
      window.screenStyle = UIUserInterfaceStyle(appearance)
      return true
    case .direction(let direction):
      return loop.session.isRightToLeft == (direction == .rightToLeft)
    case .textSize(let textSize):
      window.screenTextSize = textSize.rank
      return true
    case .textWeight(let weight):
      window.hasScreenBoldText = weight == .bold
      return true
    case .contrast(let contrast):
      window.hasScreenIncreasedContrast = contrast == .increased
      return true
    case .motion(let motion):
      window.hasScreenReducedMotion = motion == .reduced
      return true
    case .size(let size):
      resize(to: CGSize(width: size.widthPoints, height: size.heightPoints))
      return true
    case .device(let device, let isOnSide):
      let wasTablet = self.device?.isTablet ?? false
      show(on: device, size: device.map { CGSize($0.size(isOnSide: isOnSide)) } ?? window.bounds.size)
      return wasTablet == device?.isTablet ?? false
    }
  }

  /// Changes all settings of the screen.
  ///
  /// - Returns: as of one setting.
  func apply(_ screen: ScreenSettings) -> Bool {
    let wasTablet = device?.isTablet ?? false
    if screen.device != device
      || Self.clamped(CGSize(width: screen.width, height: screen.height)) != window.bounds.size
    {
      show(on: screen.device, size: CGSize(width: screen.width, height: screen.height))
    }
    return screen.choices.allSatisfy(apply) && wasTablet == device?.isTablet ?? false
  }

  /// The device's bars, as the app lets them be seen; nil without a device.
  var bars: ScreenBars? { device == nil ? nil : perform { ScreenBars(SystemBars.of(loop)) } }

  /// The collection views with their IDs, in the order of the view tree.
  var collections: [(id: String, view: any ItemsView)] { perform { CollectionIDs.named(in: window) } }

  private static func clamped(_ size: CGSize) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, sides.lowerBound), sides.upperBound) : sides.lowerBound
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}

extension UIUserInterfaceStyle {
  init(_ appearance: Appearance) { self = appearance == .dark ? .dark : .light }
}
