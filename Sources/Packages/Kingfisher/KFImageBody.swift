// The contents of a KFImage: its placeholder, then its picture.

import SwiftUI
import UIKit

struct KFImageBody: View {
  let context: KFImageContext
  @State private var phase = Phase.empty
  @State private var task: DownloadTask?

  enum Phase {
    case empty
    case loading
    case picture(UIImage)
    case failed
  }

  var body: some View {
    ZStack { shown }
      .onAppear(perform: load)
      .onDisappear {
        guard context.cancelsOnDisappear, case .loading = phase else { return }
        task?.cancel()
        phase = .empty
      }
  }

  @ViewBuilder private var shown: some View {
    if case .picture(let image) = phase {
      picture(image).transition(.opacity)
    } else if case .failed = phase, let view = context.failureView {
      view()
    } else if let view = context.placeholder {
      view(Progress(totalUnitCount: 1))
    } else {
      Color.clear
    }
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let changed = context.changes.reduce(Image(uiImage: image)) { $1($0) }
    if let content = context.content { content(changed) } else { changed }
  }

  private func load() {
    guard case .empty = phase else { return }
    guard let source = context.source else {
      context.failed?(.imageSettingError(reason: .emptySource))
      return phase = .failed
    }
    phase = .loading
    task = KingfisherManager.shared.retrieveImage(
      with: source, options: context.info, progressBlock: context.progressed
    ) { came($0) }
  }

  private func came(_ result: Result<RetrieveImageResult, KingfisherError>) {
    let options = KingfisherParsedOptionsInfo(context.info)
    switch result {
    case .success(let value):
      let isFaded = options.forceTransition || !value.cacheType.cached
      let duration = isFaded ? options.transition.duration : 0
      withAnimation(duration > 0 ? .linear(duration: duration) : nil) { phase = .picture(value.image) }
      context.succeeded?(value)
    case .failure(let error):
      // One that was called off begins again when it is seen again.
      guard !error.isTaskCancelled else { return }
      phase = .failed
      if let image = options.onFailureImage ?? nil { phase = .picture(image) }
      context.failed?(error)
    }
  }
}
