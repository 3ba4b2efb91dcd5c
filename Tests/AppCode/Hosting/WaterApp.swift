import SwiftUI

// A small app without any UIKit.

@main
struct WaterApp: App {
  @StateObject private var diary = WaterDiary()

  var body: some Scene {
    WindowGroup {
      WaterView()
        .environmentObject(diary)
    }
  }
}

final class WaterDiary: ObservableObject {
  @Published var glasses = 3
  let goal = 8

  var fraction: Double { min(1, Double(glasses) / Double(goal)) }
}

struct WaterView: View {
  @EnvironmentObject private var diary: WaterDiary
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 24) {
      Text("Water")
        .font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
      ProgressRing(fraction: diary.fraction)
        .frame(width: 200, height: 200)
        .overlay {
          VStack {
            Text("\(diary.glasses)")
              .font(.system(size: 48, weight: .semibold, design: .rounded))
            Text("of \(diary.goal) glasses")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
      HStack(spacing: 16) {
        RoundKey(symbol: "minus") { diary.glasses = max(0, diary.glasses - 1) }
        RoundKey(symbol: "plus") {
          withAnimation(.spring()) { diary.glasses += 1 }
        }
      }
      Spacer()
    }
    .padding()
    .background(
      LinearGradient(
        colors: [.blue.opacity(colorScheme == .dark ? 0.3 : 0.15), .clear], startPoint: .top,
        endPoint: .center)
    )
  }
}

struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.blue.opacity(0.2), lineWidth: 16)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

private struct RoundKey: View {
  let symbol: String
  let action: () -> Void

  var body: some View {
    Image(systemName: symbol)
      .font(.title2)
      .foregroundColor(.white)
      .frame(width: 56, height: 56)
      .background(Circle().fill(Color.blue))
      .onTapGesture(perform: action)
      .accessibilityIdentifier(symbol)
  }
}
