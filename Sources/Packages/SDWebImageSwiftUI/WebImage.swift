// WebImage, WebImagePhase — after SDWebImageSwiftUI's public API.
// State: partial. Missing: animation of pictures, players, coordinates of frames.

@_exported import SDWebImage
import SwiftUI
import UIKit

/// How far the loading of a picture is.
public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The wishes that a picture's view is told.
struct WebImageWishes {
  var url: URL?
  var options: SDWebImageOptions = []
  var context: SDWebImageContext?
  var changes: [(Image) -> Image] = []
  var placeholder: (() -> AnyView)?
  var content: ((WebImagePhase) -> AnyView)?
  var indicator: (() -> AnyView)?
  /// In seconds; nil: at once.
  var fade: TimeInterval?
  var isCancelledOnDisappear = true
  var succeeded: ((UIImage, Data?, SDImageCacheType) -> Void)?
  var failed: ((any Error) -> Void)?
  var progressed: ((Int, Int) -> Void)?
}

/// The words that `WebImage` and `AnimatedImage` have in common.
@preconcurrency @MainActor protocol WebImageWords {
  var wishes: WebImageWishes { get set }
}

extension WebImageWords {
  func wishing(_ change: (inout WebImageWishes) -> Void) -> Self {
    var copy = self
    change(&copy.wishes)
    return copy
  }
}

/// A picture from an address.
@preconcurrency @MainActor public struct WebImage: View, WebImageWords {
  var wishes: WebImageWishes

  /// - Parameter isAnimating: without effect: pictures stand still.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) {
    var all = context ?? [:]
    if scale != 1 { all[.imageScaleFactor] = scale }
    wishes = WebImageWishes(url: url, options: options, context: all)
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) {
    self.init(url: url, scale: scale, options: options, context: context)
    wishes.content = { phase in
      if let image = phase.image { AnyView(content(image)) } else { AnyView(placeholder()) }
    }
  }

  public init<Content: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, options: options, context: context)
    wishes.content = { AnyView(content($0)) }
  }

  public var body: some View { WebImageBody(wishes: wishes).id(wishes.url) }

  public func configure(_ block: @escaping (Image) -> Image) -> WebImage {
    wishing { $0.changes.append(block) }
  }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage {
    configure { $0.renderingMode(mode) }
  }
  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
    configure { $0.interpolation(interpolation) }
  }
  public func antialiased(_ isAntialiased: Bool) -> WebImage { configure { $0.antialiased(isAntialiased) } }

  public func placeholder<T: View>(@ViewBuilder _ content: @escaping () -> T) -> WebImage {
    wishing { $0.placeholder = { AnyView(content()) } }
  }
  public func placeholder(_ image: Image) -> WebImage {
    let changes = wishes.changes
    return placeholder { changes.reduce(image) { $1($0) } }
  }
  public func indicator<T: View>(_ indicator: Indicator<T>) -> WebImage {
    wishing {
      $0.indicator = { AnyView(indicator.content(.constant(true), .constant(0))) }
    }
  }
  public func indicator<T: View>(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) -> WebImage { indicator(Indicator(content: content)) }
  public func transition(_ transition: AnyTransition) -> WebImage { wishing { $0.fade = $0.fade ?? 0.35 } }

  public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage {
    wishing { $0.succeeded = action }
  }
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage {
    wishing { $0.failed = action }
  }
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage {
    wishing { $0.progressed = action }
  }
  public func retryOnAppear(_ flag: Bool) -> WebImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> WebImage { wishing { $0.isCancelledOnDisappear = flag } }
  public func customLoopCount(_ count: UInt) -> WebImage { self }
  public func maxBufferSize(_ size: UInt?) -> WebImage { self }
  public func runLoopMode(_ mode: RunLoop.Mode) -> WebImage { self }
  public func pausable(_ flag: Bool) -> WebImage { self }
  public func purgeable(_ flag: Bool) -> WebImage { self }
  public func playbackRate(_ rate: Double) -> WebImage { self }
}

/// A sign that a picture is on its way.
public struct Indicator<T: View> {
  let content: (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T

  public init(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) { self.content = content }
}

extension Indicator where T == ProgressView<EmptyView, EmptyView> {
  /// The system's wheel.
  @MainActor public static var activity: Indicator<T> { Indicator { _, _ in ProgressView() } }
  /// The same: how much has come is not told step by step.
  @MainActor public static var progress: Indicator<T> { activity }
}

extension AnyTransition {
  public static var fade: AnyTransition { .opacity }
  public static func fade(duration: Double) -> AnyTransition { .opacity }
}
