// The contents of a LazyImage.

import Nuke
import SwiftUI
import UIKit

struct LazyImageBody<Content: View>: View {
  let wishes: LazyImageWishes
  /// nil: the picture itself, and grey until then.
  let content: ((any LazyImageState) -> Content)?
  @State private var state = PictureState()
  @State private var task: ImageTask?

  struct PictureState: LazyImageState {
    var result: Result<ImageResponse, any Error>?
    var isLoading = false
    var imageContainer: ImageContainer? { try? result?.get().container }
  }

  var body: some View {
    ZStack { shown }
      .onAppear(perform: load)
      .onDisappear {
        guard wishes.isCancelledOnDisappear, state.isLoading else { return }
        task?.cancel()
        state = PictureState()
      }
  }

  @ViewBuilder private var shown: some View {
    if let content {
      content(state)
    } else if let image = state.image {
      image.resizable()
    } else {
      Color(.secondarySystemBackground)
    }
  }

  private func load() {
    guard state.result == nil, !state.isLoading, let request = wishes.request else { return }
    let pipeline = wishes.pipeline ?? .shared
    if let kept = pipeline.cache.cachedImage(for: request) {
      let response = ImageResponse(container: kept, request: request, cacheType: .memory)
      state.result = .success(response)
      wishes.completed?(.success(response))
      return
    }
    state.isLoading = true
    let started = pipeline.loadImage(with: request) { came($0) }
    task = started
    wishes.started?(started)
  }

  private func came(_ result: Result<ImageResponse, ImagePipeline.Error>) {
    let told = result.mapError { $0 as any Error }
    withTransaction(wishes.transaction) { state = PictureState(result: told) }
    wishes.completed?(told)
  }
}
