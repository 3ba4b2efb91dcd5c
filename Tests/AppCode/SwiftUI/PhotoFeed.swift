import SwiftUI

struct Post: Identifiable {
  let id: Int
  let author: String
  let text: String
  var likes: Int
  var url: URL? { URL(string: "https://picsum.photos/id/\(id + 10)/600/400") }
}

struct PostCard: View {
  let post: Post
  @State private var isLiked = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle()
          .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
          .frame(width: 36, height: 36)
          .overlay(Text(post.author.prefix(1)).font(.headline).foregroundColor(.white))
        VStack(alignment: .leading) {
          Text(post.author).font(.headline)
          Text("2 hours ago").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Menu {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Report", systemImage: "flag", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis")
        }
      }
      AsyncImage(url: post.url) { phase in
        switch phase {
        case .success(let image):
          image.resizable().scaledToFill()
        case .failure:
          Image(systemName: "photo").font(.largeTitle).foregroundStyle(.secondary)
        case .empty:
          ProgressView()
        @unknown default:
          EmptyView()
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 220)
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      Text(post.text)
      Button {
        isLiked.toggle()
      } label: {
        Label("\(post.likes + (isLiked ? 1 : 0))", systemImage: isLiked ? "heart.fill" : "heart")
      }
      .tint(.pink)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
  }
}

struct PhotoFeed: View {
  @State private var posts: [Post] = []

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 20) {
        ForEach(posts) { PostCard(post: $0) }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .refreshable { await load() }
    .task { await load() }
  }

  private func load() async {
    posts = (0..<8).map {
      Post(
        id: $0, author: ["Ada", "Grace", "Mary"][$0 % 3], text: "A walk by the sea, number \($0).",
        likes: $0 * 3)
    }
  }
}

#Preview("Feed") { PhotoFeed() }
