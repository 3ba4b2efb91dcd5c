import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var color: Color { Color(hue: Double(id % 36) / 36, saturation: 0.6, brightness: 0.9) }
}

struct PhotoTile: View {
  let photo: Photo
  @State private var isFavourite = false

  var body: some View {
    photo.color
      .aspectRatio(1, contentMode: .fill)
      .overlay(alignment: .topTrailing) {
        if isFavourite {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(6)
        }
      }
      .onLongPressGesture { isFavourite.toggle() }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  let namespace: Namespace.ID
  let onClose: () -> Void

  @State private var zoom: CGFloat = 1

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea()
      photo.color
        .matchedGeometryEffect(id: photo.id, in: namespace)
        .aspectRatio(1, contentMode: .fit)
        .scaleEffect(zoom)
        .gesture(
          MagnifyGesture()
            .onChanged { zoom = max(1, $0.magnification) }
            .onEnded { _ in withAnimation(.bouncy) { zoom = 1 } }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Button(action: onClose) {
        Image(systemName: "xmark.circle.fill").font(.title).foregroundStyle(.white)
      }
      .padding()
    }
  }
}

struct PhotoWall: View {
  @Namespace private var namespace
  @State private var selected: Photo?
  private let photos = (0..<3000).map(Photo.init)
  private let columns = [GridItem(.adaptive(minimum: 110), spacing: 2)]

  var body: some View {
    ZStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: columns, spacing: 2, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(photos) { photo in
                PhotoTile(photo: photo)
                  .matchedGeometryEffect(id: photo.id, in: namespace, isSource: selected == nil)
                  .onTapGesture {
                    withAnimation(.spring(duration: 0.4)) { selected = photo }
                  }
                  .id(photo.id)
              }
            } header: {
              HStack {
                Text("\(photos.count) photos").font(.headline)
                Spacer()
                Button("Newest") { withAnimation { proxy.scrollTo(photos.count - 1) } }
              }
              .padding(8)
              .background(.bar)
            }
          }
        }
      }
      if let selected {
        PhotoDetail(photo: selected, namespace: namespace) {
          withAnimation(.spring(duration: 0.4)) { self.selected = nil }
        }
        .transition(.opacity)
        .zIndex(1)
      }
    }
  }
}

#Preview { PhotoWall() }
