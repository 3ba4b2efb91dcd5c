// KFImage, KFAnimatedImage, KFImageProtocol — after Kingfisher's public API.
// State: partial. Missing: animation of pictures, images of one's own as what is shown.

import SwiftUI
import UIKit

/// A picture from a source, as a view of SwiftUI's.
@preconcurrency @MainActor public struct KFImage: View, KFImageProtocol {
  public var context: KFImageContext
  public nonisolated init(context: KFImageContext) { self.context = context }
  public var body: some View { KFImageBody(context: context).id(context.source?.cacheKey) }
}

/// The same, for pictures that move; they stand still here.
@preconcurrency @MainActor public struct KFAnimatedImage: View, KFImageProtocol {
  public var context: KFImageContext
  public nonisolated init(context: KFImageContext) {
    self.context = context
    self.context.changes.append { $0.resizable() }
  }
  public var body: some View { KFImageBody(context: context).id(context.source?.cacheKey) }
}

/// All that such a view has gathered.
public struct KFImageContext: @unchecked Sendable {
  // Closures of views, run on UIKit's one thread.
  let source: Source?
  var info = KingfisherOptionsInfo()
  var changes: [(Image) -> Image] = []
  var content: (@MainActor (Image) -> AnyView)?
  var placeholder: (@MainActor (Progress) -> AnyView)?
  var failureView: (@MainActor () -> AnyView)?
  var cancelsOnDisappear = false
  var loadsAtOnce = false
  var succeeded: ((RetrieveImageResult) -> Void)?
  var failed: ((KingfisherError) -> Void)?
  var progressed: DownloadProgressBlock?

  init(_ source: Source?) { self.source = source }
}

/// The words of both.
public protocol KFImageProtocol: View, KFOptionSetter {
  nonisolated var context: KFImageContext { get set }
  nonisolated init(context: KFImageContext)
}

extension KFImageProtocol {
  public nonisolated init(source: Source?) { self.init(context: KFImageContext(source)) }
  public nonisolated init(resource: (any Resource)?) { self.init(source: resource?.convertToSource()) }
  public nonisolated init(_ url: URL?) { self.init(source: url?.convertToSource()) }
  public nonisolated static func source(_ source: Source?) -> Self { Self(source: source) }
  public nonisolated static func resource(_ resource: (any Resource)?) -> Self { Self(resource: resource) }
  public nonisolated static func url(_ url: URL?, cacheKey: String? = nil) -> Self {
    Self(source: url?.convertToSource(overrideCacheKey: cacheKey))
  }
  public nonisolated static func dataProvider(_ provider: (any ImageDataProvider)?) -> Self {
    Self(source: provider?.convertToSource())
  }
  public nonisolated static func data(_ data: Data?, cacheKey: String) -> Self {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }

  nonisolated func changed(_ change: (inout KFImageContext) -> Void) -> Self {
    var copy = self
    change(&copy.context)
    return copy
  }

  public nonisolated var info: KingfisherOptionsInfo { context.info }
  public nonisolated func adding(_ item: KingfisherOptionsInfoItem) -> Self {
    changed { $0.info.append(item) }
  }

  public nonisolated func configure(_ block: @escaping (Image) -> Image) -> Self {
    changed { $0.changes.append(block) }
  }
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
  public nonisolated func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self {
    configure { $0.renderingMode(mode) }
  }
  public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Self {
    configure { $0.interpolation(interpolation) }
  }
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Self {
    configure { $0.antialiased(isAntialiased) }
  }
  public func contentConfigure<V: View>(
    @ViewBuilder _ block: @escaping (Image) -> V
  ) -> Self { changed { $0.content = { image in AnyView(block(image)) } } }

  public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
    changed { $0.placeholder = { progress in AnyView(content(progress)) } }
  }
  public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
    changed { $0.placeholder = { _ in AnyView(content()) } }
  }
  public func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
    changed { $0.failureView = { AnyView(content()) } }
  }
  public nonisolated func onFailureImage(_ image: UIImage?) -> Self { adding(.onFailureImage(image)) }
  public nonisolated func cancelOnDisappear(_ flag: Bool) -> Self {
    changed { $0.cancelsOnDisappear = flag }
  }
  public nonisolated func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
  public nonisolated func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
  public nonisolated func fade(duration: TimeInterval) -> Self { adding(.transition(.fade(duration))) }
  public nonisolated func loadTransition(_ transition: AnyTransition, animation: Animation? = .default)
    -> Self
  {
    fade(duration: 0.35)
  }
  public nonisolated func forceTransition(_ flag: Bool = true) -> Self { adding(.forceTransition, flag) }
  public nonisolated func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> Self {
    changed { $0.succeeded = action }
  }
  public nonisolated func onFailure(_ action: ((KingfisherError) -> Void)?) -> Self {
    changed { $0.failed = action }
  }
  public nonisolated func onProgress(_ action: DownloadProgressBlock?) -> Self {
    changed { $0.progressed = action }
  }
}
