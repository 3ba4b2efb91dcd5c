import SwiftUI

struct PodcastDetailView: View {
    @State private var isFollowing = false
    @ObservedObject var player: Player
    let podcast: Podcast

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(podcast.title).font(.largeTitle).bold()
                Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
                    .buttonStyle(.borderedProminent)
                ForEach(0..<5) { index in
                    EpisodeRow(number: index + 1)
                }
            }
            .padding()
        }
        .navigationTitle(podcast.title)
    }
}

struct EpisodeRow: View {
    let number: Int
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack {
            Image(systemName: "play.circle")
            Text("Episode \(number)")
            Spacer()
        }
        .foregroundColor(colorScheme == .dark ? .white : .black)
    }
}

struct PodcastDetailView_Previews: PreviewProvider {
    static var previews: some View {
        PodcastDetailView(player: Player(), podcast: Podcast.library[0])
    }
}
