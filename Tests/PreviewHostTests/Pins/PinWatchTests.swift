import PreviewWire
import Testing

@testable import PreviewHost

@MainActor @Suite struct `Watched pins` {
  private typealias Rig = `Host loop`.Rig

  private func elements(_ rig: Rig) -> [(request: Int, found: FoundElement?)] {
    rig.reports.compactMap {
      if case .element(1, viewer: 4, let request, let found) = $0 { (request, found) } else { nil }
    }
  }

  private func places(_ rig: Rig) -> [[PinPlace]] {
    rig.reports.compactMap { if case .pinPlaces(1, let places) = $0 { places } else { nil } }
  }

  private func point(_ rig: Rig, _ request: Int, x: Double, y: Double) {
    let message = MessageFromViewer.point(request: request, WirePoint(xPoints: x, yPoints: y))
    rig.host.receive(.input(1, viewer: 4, message: message.encoded()))
    rig.run(seconds: 1)
  }

  @Test func `begin with the element at a point, whose layer is one of the frame's`() throws {
    let rig = Rig()
    rig.create(slug: "table")
    rig.run()
    point(rig, 7, x: 100, y: 500)
    point(rig, 8, x: -5, y: 500)
    let found = elements(rig)
    #expect(found.map(\.request) == [7, 8])
    let element = try #require(found[0].found)
    #expect(found[1].found == nil)
    #expect(element.element.kind == .cell && !element.element.words.isEmpty)
    #expect(try rig.scene().layers[element.layer] != nil)
  }

  @Test func `are told once, and again when their layer or their place has changed`() throws {
    let rig = Rig()
    rig.create()
    rig.run()
    point(rig, 1, x: 195, y: 400)
    let element = try #require(elements(rig).first?.found)
    rig.host.receive(.pins(1, [WatchedPin(number: 5, element: element.element)]))
    #expect(places(rig) == [[PinPlace(number: 5, standing: .here, layer: element.layer)]])
    rig.host.receive(.pins(1, [WatchedPin(number: 5, element: element.element)]))
    rig.run()
    #expect(places(rig).count == 1)

    rig.flick()
    rig.run()
    rig.flick()
    rig.run()
    #expect(places(rig).last == [PinPlace(number: 5, standing: .away)])
    #expect(places(rig).count < rig.frames.count / 2, "not at every frame")
  }

  @Test func `that find no room are told when there is some again`() {
    let rig = Rig()
    rig.create()
    rig.run()
    rig.hasRoom = false
    rig.host.receive(.pins(1, [WatchedPin(number: 1, element: .screen)]))
    #expect(places(rig) == [])
    rig.hasRoom = true
    rig.host.roomAgain()
    #expect(places(rig).count == 1)
  }

  @Test func `that are none cost nothing and say nothing`() {
    let rig = Rig()
    rig.create()
    rig.run()
    rig.host.receive(.pins(1, []))
    rig.flick()
    rig.run()
    #expect(places(rig) == [])
  }
}
