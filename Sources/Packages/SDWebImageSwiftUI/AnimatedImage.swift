// AnimatedImage — after SDWebImageSwiftUI's public API.
// State: partial. Missing: animation, of which there is none here, and views of one's own.

import SDWebImage
import SwiftUI
import UIKit

/// A picture that moves, from an address, a name or bytes. It stands still here.
@preconcurrency @MainActor public struct AnimatedImage: View, WebImageWords {
  var wishes: WebImageWishes
  private var own: UIImage?

  public init(
    url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) { wishes = WebImageWishes(url: url, options: options, context: context) }

  public init<T: View>(
    url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: @escaping () -> T
  ) {
    self.init(url: url, options: options, context: context)
    wishes.placeholder = { AnyView(placeholder()) }
  }

  public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
    self.init(url: nil)
    own = UIImage(named: name)
  }

  public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
    self.init(url: nil)
    own = UIImage(data: data, scale: scale)
  }

  @ViewBuilder public var body: some View {
    if let own {
      wishes.changes.reduce(Image(uiImage: own)) { $1($0) }
    } else {
      WebImageBody(wishes: wishes).id(wishes.url)
    }
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> AnimatedImage {
    wishing { $0.changes.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> AnimatedImage {
    wishing { $0.changes.append { $0.renderingMode(mode) } }
  }
  public func placeholder<T: View>(@ViewBuilder _ content: @escaping () -> T) -> AnimatedImage {
    wishing { $0.placeholder = { AnyView(content()) } }
  }
  public func placeholder(_ image: UIImage?) -> AnimatedImage {
    guard let image else { return self }
    return placeholder { Image(uiImage: image).resizable() }
  }
  public func indicator(_ indicator: (any SDWebImageIndicator)?) -> AnimatedImage {
    wishing { $0.indicator = indicator == nil ? nil : { AnyView(ProgressView()) } }
  }
  public func transition(_ transition: SDWebImageTransition?) -> AnimatedImage {
    wishing { $0.fade = transition?.duration }
  }
  public func onSuccess(
    perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil
  ) -> AnimatedImage { wishing { $0.succeeded = action } }
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> AnimatedImage {
    wishing { $0.failed = action }
  }
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> AnimatedImage {
    wishing { $0.progressed = action }
  }
  public func customLoopCount(_ count: UInt?) -> AnimatedImage { self }
  public func maxBufferSize(_ size: UInt?) -> AnimatedImage { self }
  public func runLoopMode(_ mode: RunLoop.Mode) -> AnimatedImage { self }
  public func pausable(_ flag: Bool) -> AnimatedImage { self }
  public func purgeable(_ flag: Bool) -> AnimatedImage { self }
  public func playbackRate(_ rate: Double) -> AnimatedImage { self }
}
