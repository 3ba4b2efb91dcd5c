import Testing

@testable import SwiftUI

@MainActor private final class Switch: ObservableObject {
  @Published var isOn = false
  @Published var count = 0
}

@MainActor @Suite struct `Movement` {
  private struct Coming: View {
    @ObservedObject var state: Switch
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.clear
        if state.isOn { Text("guest").frame(width: 100, height: 50).transition(transition) }
      }
    }
  }

  /// The transform and alpha that the view with the transition animates from, or to as it goes.
  private func watch(
    _ transition: AnyTransition, isLeaving: Bool = false
  ) -> (shift: CGPoint, scale: CGFloat, alpha: CGFloat)? {
    let state = Switch()
    state.isOn = isLeaving
    let screen = HostedScreen(Coming(state: state, transition: transition))
    withAnimation(.linear(duration: 1)) { state.isOn.toggle() }
    screen.wait(isLeaving ? 0.98 : 0.02)
    guard let view = screen.label("guest")?.superview else { return nil }
    let layer = view.layer.presentation() ?? view.layer
    let transform = layer.affineTransform()
    return (CGPoint(x: transform.tx, y: transform.ty), transform.a, CGFloat(layer.opacity))
  }

  @Test func `brings views in as their transition says`() throws {
    let edge = try #require(watch(.move(edge: .bottom)))
    #expect(abs(edge.shift.y - 50) < 4 && edge.alpha > 0.95)
    let slide = try #require(watch(.slide))
    #expect(abs(slide.shift.x + 100) < 6)
    let scale = try #require(watch(.scale))
    #expect(scale.scale < 0.1 && scale.alpha > 0.95)
    let fade = try #require(watch(.opacity))
    #expect(fade.alpha < 0.1 && fade.shift == .zero)
    let push = try #require(watch(.push(from: .trailing)))
    #expect(abs(push.shift.x - 100) < 6 && push.alpha < 0.1)
    let both = try #require(watch(.scale.combined(with: .opacity)))
    #expect(both.scale < 0.1 && both.alpha < 0.1)
  }

  @Test func `takes views away as their transition says`() throws {
    let slide = try #require(watch(.slide, isLeaving: true))
    #expect(abs(slide.shift.x - 100) < 6)
    let two = try #require(
      watch(.asymmetric(insertion: .scale, removal: .move(edge: .top)), isLeaving: true))
    #expect(abs(two.shift.y + 50) < 4 && two.scale == 1)
  }

  @Test func `ends with views that are gone, and others that stand`() {
    let state = Switch()
    let screen = HostedScreen(Coming(state: state, transition: .slide))
    withAnimation { state.isOn = true }
    screen.settle()
    #expect(screen.label("guest")?.superview?.transform == .identity)
    withAnimation { state.isOn = false }
    screen.settle()
    #expect(screen.label("guest") == nil)
  }

  @Test func `of a value brings views in and out too`() throws {
    struct Screen: View {
      @ObservedObject var state: Switch
      var body: some View {
        VStack { if state.isOn { Text("guest").transition(.opacity) } }
          .animation(.linear(duration: 1), value: state.isOn)
      }
    }
    let state = Switch()
    let screen = HostedScreen(Screen(state: state))
    state.isOn = true
    screen.wait(0.1)
    let view = try #require(screen.label("guest")?.superview)
    #expect((view.layer.presentation() ?? view.layer).opacity < 0.5)
    screen.settle()
    state.isOn = false
    screen.wait(0.1)
    #expect(screen.label("guest") != nil)
    screen.settle()
    #expect(screen.label("guest") == nil)
  }

  @Test func `lets a view come from where another of its name went`() throws {
    struct Screen: View {
      @ObservedObject var state: Switch
      @Namespace private var names
      var body: some View {
        VStack {
          if state.isOn {
            Spacer()
            Color.red.frame(width: 200, height: 200).matchedGeometryEffect(id: "card", in: names)
          } else {
            Color.red.frame(width: 50, height: 50).matchedGeometryEffect(id: "card", in: names)
            Spacer()
          }
        }
      }
    }
    func cards(_ screen: HostedScreen) -> [CGRect] {
      screen.window.all(UIView.self).filter { $0.bounds.width == 200 && $0.bounds.height == 200 }
        .map { ($0.layer.presentation() ?? $0.layer).frame }
    }
    let state = Switch()
    let screen = HostedScreen(Screen(state: state))
    withAnimation(.linear(duration: 1)) { state.isOn = true }
    screen.wait(0.02)
    let first = try #require(cards(screen).first)
    #expect(first.width < 60 && first.midY < 150)
    screen.settle()
    #expect(cards(screen).first?.width == 200 && (cards(screen).first?.midY ?? 0) > 600)
  }

  @Test func `tells when an animation has ended`() {
    let state = Switch()
    var log: [String] = []
    let screen = HostedScreen(Coming(state: state, transition: .opacity))
    withAnimation(.linear(duration: 0.5)) {
      state.isOn = true
    } completion: {
      log.append("over")
    }
    screen.wait(0.3)
    #expect(log == [])
    screen.wait(0.4)
    #expect(log == ["over"])
  }

  @Test func `goes through phases, over and over or once`() {
    var seen: [Int] = []
    let over = HostedScreen(
      PhaseAnimator([0, 1, 2]) { phase in
        let _ = seen.append(phase)
        Text("phase \(phase)")
      } animation: { _ in
        .linear(duration: 0.2)
      })
    over.wait(1.5)
    #expect(seen.count > 5 && seen.starts(with: [0, 1, 2, 0, 1]))

    struct Once: View {
      @ObservedObject var state: Switch
      let see: (Int) -> Void
      var body: some View {
        Text("a").phaseAnimator([10, 20], trigger: state.count) { view, phase in
          let _ = see(phase)
          view.opacity(phase == 10 ? 1 : 0.5)
        } animation: { _ in
          .linear(duration: 0.2)
        }
      }
    }
    let state = Switch()
    var phases: [Int] = []
    let once = HostedScreen(Once(state: state) { if phases.last != $0 { phases.append($0) } })
    once.wait(1)
    #expect(phases == [10])
    state.count += 1
    once.wait(2)
    #expect(phases == [10, 20, 10])
  }

  @Test func `follows keyframes`() {
    struct Values {
      var x = 0.0
    }
    var seen: [Double] = []
    let screen = HostedScreen(
      KeyframeAnimator(initialValue: Values(), repeating: false) { value in
        let _ = seen.append(value.x)
        Text("a")
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(10, duration: 0.5)
          MoveKeyframe(50)
          LinearKeyframe(60, duration: 0.5)
        }
      })
    screen.wait(2)
    #expect(seen.count > 20 && seen.last == 60)
    #expect(seen.contains { $0 > 4 && $0 < 6 } && !seen.contains { $0 > 11 && $0 < 49 })
    let timeline = KeyframeTimeline(initialValue: Values(x: 1)) {
      KeyframeTrack(\.x) { LinearKeyframe(3, duration: 2) }
    }
    #expect(timeline.duration == 2 && timeline.value(time: 1).x == 2)
  }

  @Test func `looks at a view again as time goes by`() {
    var dates: [Date] = []
    let screen = HostedScreen(
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let _ = dates.append(context.date)
        Text("a")
      })
    let before = Set(dates).count
    screen.wait(5)
    #expect((4...6).contains(Set(dates).count - before))
    var frames = 0
    let moving = HostedScreen(
      TimelineView(.animation) { _ in
        let _ = frames += 1
        Text("b")
      })
    moving.wait(1)
    #expect(frames > 30)
  }
}
