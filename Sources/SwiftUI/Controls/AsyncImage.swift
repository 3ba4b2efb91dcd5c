// AsyncImage — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address: of those that previews have in the place of the network's.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content) }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(.systemGray6)
    }
  }

  public var body: some View {
    ZStack { content(phase) }
      .task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return phase = .empty }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      guard let image = UIImage(data: data, scale: scale > 0 && scale.isFinite ? scale : 1) else {
        return phase = .failure(URLError(.cannotDecodeContentData))
      }
      withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
    } catch {
      if !(error is CancellationError) { phase = .failure(error) }
    }
  }
}
