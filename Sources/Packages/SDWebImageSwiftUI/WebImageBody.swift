// The contents of such a view: its placeholder, then its picture.

import SDWebImage
import SwiftUI
import UIKit

struct WebImageBody: View {
  let wishes: WebImageWishes
  @State private var phase = Phase.empty
  @State private var operation: SDWebImageCombinedOperation?

  enum Phase {
    case empty
    case loading
    case picture(UIImage)
    case failed(any Error)
  }

  var body: some View {
    ZStack { shown }
      .onAppear(perform: load)
      .onDisappear {
        guard wishes.isCancelledOnDisappear, case .loading = phase else { return }
        operation?.cancel()
        phase = .empty
      }
  }

  private var told: WebImagePhase {
    switch phase {
    case .empty, .loading: .empty
    case .picture(let image): .success(changed(image))
    case .failed(let error): .failure(error)
    }
  }

  private func changed(_ image: UIImage) -> SwiftUI.Image {
    wishes.changes.reduce(Image(uiImage: image)) { $1($0) }
  }

  @ViewBuilder private var shown: some View {
    if let content = wishes.content {
      content(told)
    } else if case .picture(let image) = phase {
      changed(image).transition(.opacity)
    } else {
      if let placeholder = wishes.placeholder { placeholder() } else { Color.clear }
      if case .loading = phase, let indicator = wishes.indicator { indicator() }
    }
  }

  private func load() {
    guard case .empty = phase else { return }
    phase = .loading
    operation = SDWebImageManager.shared.loadImage(
      with: wishes.url, options: wishes.options, context: wishes.context,
      progress: { received, expected, _ in wishes.progressed?(received, expected) }
    ) { image, data, error, type, _, _ in
      if let image {
        let fade = type == .none ? wishes.fade : nil
        withAnimation(fade.map { .linear(duration: $0) }) { phase = .picture(image) }
        wishes.succeeded?(image, data, type)
      } else if (error as? SDWebImageError)?.code != .cancelled {
        let reason = error ?? SDWebImageError(.badImageData)
        phase = .failed(reason)
        wishes.failed?(reason)
      }
    }
  }
}
