import SwiftUI

@Observable final class Countdown {
  private(set) var end: Date?
  private(set) var left: TimeInterval = 180
  let whole: TimeInterval = 180

  var isRunning: Bool { end != nil }

  func toggle(at now: Date = .now) {
    if let end {
      left = max(0, end.timeIntervalSince(now))
      self.end = nil
    } else {
      end = now.addingTimeInterval(left)
    }
  }

  func remaining(at date: Date) -> TimeInterval {
    guard let end else { return left }
    return max(0, end.timeIntervalSince(date))
  }

  func reset() {
    end = nil
    left = whole
  }
}

struct TimerRing: View {
  let progress: Double

  var body: some View {
    Circle()
      .stroke(.quaternary, lineWidth: 14)
      .overlay {
        Circle()
          .trim(from: 0, to: progress)
          .stroke(
            AngularGradient(colors: [.orange, .red], center: .center),
            style: StrokeStyle(lineWidth: 14, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
      }
      .padding(7)
  }
}

struct KitchenTimer: View {
  @State private var countdown = Countdown()
  @State private var bounces = 0

  var body: some View {
    VStack(spacing: 32) {
      TimelineView(.periodic(from: .now, by: 0.5)) { context in
        let left = countdown.remaining(at: context.date)
        ZStack {
          TimerRing(progress: left / countdown.whole)
          Text(Duration.seconds(left), format: .time(pattern: .minuteSecond))
            .font(.system(size: 56, weight: .light, design: .rounded).monospacedDigit())
            .contentTransition(.numericText(countsDown: true))
        }
        .frame(width: 260, height: 260)
      }
      HStack(spacing: 20) {
        Button("Reset", role: .destructive) {
          countdown.reset()
          bounces += 1
        }
        .buttonStyle(.bordered)
        Button(countdown.isRunning ? "Pause" : "Start") { countdown.toggle() }
          .buttonStyle(.borderedProminent)
      }
      .controlSize(.large)
      Image(systemName: "bell.fill")
        .font(.largeTitle)
        .foregroundStyle(.orange)
        .phaseAnimator([0.0, -15.0, 15.0], trigger: bounces) { bell, angle in
          bell.rotationEffect(.degrees(angle), anchor: .top)
        } animation: { _ in
          .easeInOut(duration: 0.12)
        }
    }
    .padding()
    .navigationTitle("Timer")
  }
}

#Preview { NavigationStack { KitchenTimer() } }
