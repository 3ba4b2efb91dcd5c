import Testing

@testable import SwiftUI

@MainActor @Suite struct `Gestures` {
  private final class Log { var lines: [String] = [] }
  private let middle = CGPoint(x: 195, y: 422)
  private func beside(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }

  @Test func `that drag move a state that goes back when they end`() throws {
    struct Screen: View {
      @GestureState private var offset = CGSize.zero
      let log: Log
      var body: some View {
        Text("card").frame(width: 200, height: 200).offset(offset)
          .gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation }
              .onChanged { log.lines.append("\(Int($0.translation.width))") }
              .onEnded { _ in log.lines.append("end") })
      }
    }
    let log = Log()
    let screen = HostedScreen(Screen(log: log))
    let label = try #require(screen.label("card"))
    func x() -> CGFloat { label.convert(label.bounds, to: screen.window).midX }
    let rest = x()
    screen.press([middle], movingTo: [beside(80)])
    #expect(x() > rest + 60 && log.lines.count > 3)
    screen.lift()
    #expect(x() == rest && log.lines.last == "end")
  }

  @Test func `of two fingers magnify and turn at once`() {
    let log = Log()
    var (scale, angle) = (CGFloat(1), 0.0)
    let screen = HostedScreen(
      Color.red.gesture(
        MagnifyGesture().onChanged { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation.degrees })
          .onEnded { _ in log.lines.append("end") }))
    screen.press([beside(-50), beside(50)], movingTo: [beside(-100), beside(100)])
    screen.lift()
    #expect(scale > 1.5 && scale < 2.1 && !log.lines.isEmpty)
    screen.press([beside(-80), beside(80)], movingTo: [beside(0, -80), beside(0, 80)])
    screen.lift()
    #expect(abs(angle) > 50)
  }

  @Test func `in a sequence begin with the first`() {
    let log = Log()
    let screen = HostedScreen(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            switch value {
            case .first: log.lines.append("press")
            case .second(_, let drag): log.lines.append(drag == nil ? "pressed" : "drag")
            }
          }
          .onEnded { _ in log.lines.append("end") }))
    // Too soon: the finger moves before it has pressed.
    screen.press([middle], movingTo: [beside(100)])
    screen.lift()
    #expect(!log.lines.contains("drag") && !log.lines.contains("end"))

    screen.press([middle], movingTo: [beside(100)], after: 0.8)
    screen.lift()
    #expect(log.lines.contains("pressed") && log.lines.contains("drag") && log.lines.last == "end")
  }

  @Test func `that exclude one another leave one`() {
    let log = Log()
    let screen = HostedScreen(
      Color.red.gesture(
        TapGesture(count: 2).onEnded { log.lines.append("two") }
          .exclusively(before: TapGesture().onEnded { log.lines.append("one") })))
    screen.tap(middle.x, middle.y)
    #expect(log.lines == ["one"])
  }

  @Test func `of higher priority come before those within`() {
    let log = Log()
    let screen = HostedScreen(
      Text("a").frame(width: 300, height: 300).onTapGesture { log.lines.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }))
    screen.tap(middle.x, middle.y)
    #expect(log.lines == ["outer"])
  }

  @Test func `that are simultaneous go on beside those within`() {
    let log = Log()
    let screen = HostedScreen(
      Text("a").frame(width: 300, height: 300).onTapGesture { log.lines.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") }))
    screen.tap(middle.x, middle.y)
    #expect(Set(log.lines) == ["inner", "outer"])
  }
}
