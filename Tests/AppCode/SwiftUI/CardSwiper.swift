import SwiftUI

struct Profile: Identifiable, Equatable {
  let id: Int
  let name: String
  let age: Int
  let color: Color
}

@MainActor final class Deck: ObservableObject {
  @Published private(set) var profiles: [Profile] = [
    Profile(id: 0, name: "Ada", age: 36, color: .indigo),
    Profile(id: 1, name: "Blaise", age: 39, color: .teal),
    Profile(id: 2, name: "Carl", age: 77, color: .orange),
    Profile(id: 3, name: "Emmy", age: 53, color: .pink),
    Profile(id: 4, name: "Sofia", age: 41, color: .green),
  ]
  @Published private(set) var liked = 0

  func swipe(_ profile: Profile, liked isLiked: Bool) {
    profiles.removeAll { $0.id == profile.id }
    if isLiked { liked += 1 }
  }
}

struct ProfileCard: View {
  let profile: Profile
  let onSwipe: (Bool) -> Void

  @GestureState private var isDragging = false
  @State private var offset: CGSize = .zero

  private var swipe: some Gesture {
    DragGesture()
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { offset = $0.translation }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 160 {
          withAnimation(.easeOut(duration: 0.25)) {
            offset.width = value.translation.width > 0 ? 600 : -600
          } completion: {
            onSwipe(value.translation.width > 0)
          }
        } else {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { offset = .zero }
        }
      }
  }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(profile.color.gradient)
      VStack(alignment: .leading, spacing: 4) {
        Text("\(profile.name), \(profile.age)").font(.title.bold())
        Text("Swipe me").font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(24)
    }
    .overlay(alignment: .topLeading) {
      Text("LIKE")
        .font(.title.weight(.heavy))
        .foregroundStyle(.green)
        .padding(8)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.green, lineWidth: 3) }
        .padding(24)
        .opacity(min(max(offset.width / 100, 0), 1))
    }
    .scaleEffect(isDragging ? 1.02 : 1)
    .rotationEffect(.degrees(offset.width / 18), anchor: .bottom)
    .offset(offset)
    .gesture(swipe)
    .animation(.snappy, value: isDragging)
  }
}

struct CardSwiper: View {
  @StateObject private var deck = Deck()

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        ForEach(deck.profiles.reversed()) { profile in
          ProfileCard(profile: profile) { deck.swipe(profile, liked: $0) }
            .zIndex(Double(-profile.id))
            .transition(.asymmetric(insertion: .scale, removal: .opacity))
        }
        if deck.profiles.isEmpty {
          ContentUnavailableView("No more profiles", systemImage: "heart.slash")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding()
      Label("\(deck.liked) liked", systemImage: "heart.fill").foregroundStyle(.pink)
    }
    .padding(.bottom)
  }
}

#Preview { CardSwiper() }
