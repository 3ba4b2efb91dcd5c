import SwiftUI

struct OnboardingPage: View {
  let symbol: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: symbol)
        .font(.system(size: 80))
        .foregroundStyle(.tint)
      Text(title).font(.title).bold()
      Text(text)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      Spacer()
      Spacer()
    }
    .padding(.horizontal, 32)
  }
}

struct OnboardingPages: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        OnboardingPage(symbol: "leaf", title: "Welcome", text: "Grow something **green** today.").tag(0)
        OnboardingPage(symbol: "drop", title: "Water", text: "We tell you when it is time.").tag(1)
        OnboardingPage(symbol: "sun.max", title: "Light", text: "And where there is enough of it.").tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(page < 2 ? "Next" : "Begin") {
        if page < 2 {
          withAnimation { page += 1 }
        } else {
          hasSeenOnboarding = true
        }
      }
      .buttonStyle(.borderedProminent)
      .padding(.bottom)
    }
    .tint(.green)
  }
}

#Preview { OnboardingPages() }
