import Foundation
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Pictures of a hosted session` {
  typealias Rig = `Host loop`.Rig

  private func pictures(of rig: Rig) -> [(number: Int, picture: DrawnPicture)] {
    rig.reports.compactMap {
      if case .picture(_, let number, let picture) = $0 { (number, picture) } else { nil }
    }
  }

  private func ask(_ rig: Rig, _ number: Int, scale: Int = 1, of handle: SessionHandle = 1) {
    rig.host.receive(.picture(handle, PictureRequest(number: number, scale: scale)))
  }

  /// Width and height in the header of a PNG file.
  private func size(_ picture: DrawnPicture) -> [Int]? {
    guard case .png(let bytes) = picture, bytes.count > 24, Array(bytes[1..<4]) == Array("PNG".utf8) else {
      return nil
    }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [number(16), number(20)]
  }

  @Test func `are of its window, as many pixels per point as were asked for`() throws {
    let rig = Rig()
    rig.create()
    ask(rig, 1)
    ask(rig, 2, scale: 3)
    let drawn = pictures(of: rig)
    #expect(drawn.map(\.number) == [1, 2])
    #expect(size(drawn[0].picture) == [390, 844])
    #expect(size(drawn[1].picture) == [1170, 2532])
  }

  @Test func `show what was done before they were asked for`() throws {
    let rig = Rig()
    rig.create()
    ask(rig, 1)
    rig.host.receive(
      .input(1, viewer: 1, message: MessageFromViewer.key(inputSeq: 1, time: 0, .right).encoded()))
    rig.run()
    ask(rig, 2)
    let drawn = pictures(of: rig)
    #expect(drawn.count == 2 && drawn[0].picture != drawn[1].picture)
  }

  @Test func `wait for room, and are drawn of sessions that are there`() {
    let rig = Rig()
    rig.create()
    rig.hasRoom = false
    ask(rig, 1)
    ask(rig, 2, of: 99)
    #expect(pictures(of: rig).isEmpty)
    rig.hasRoom = true
    rig.host.roomAgain()
    #expect(pictures(of: rig).map(\.number) == [1])
  }

  // MARK: Parts without a place

  private func unplaced(_ state: SavedState) -> [String] {
    let rig = Rig()
    rig.create(state: state.bytes)
    return rig.reports.compactMap { if case .unplaced(_, let names) = $0 { names } else { nil } }.flatMap {
      $0
    }
  }

  @Test func `parts of a state that have no place are named`() {
    let state = SavedState(
      places: [
        SavedState.Place(id: "main", offset: CGPoint(x: 1e9, y: 0)),
        SavedState.Place(id: "other", offset: CGPoint(x: 0, y: 3)),
        SavedState.Place(id: "unmoved", offset: .zero),
      ],
      selections: [SavedState.Selection(id: "main", items: [IndexPath(item: 9_999, section: 0)])],
      sections: [SavedState.SectionPlace(id: "main", section: 7, offset: CGPoint(x: 1, y: 0))])
    #expect(
      unplaced(state) == ["the place in main", "other", "section 7 of main", "a selected item of main"])
  }

  @Test func `nothing is said of a state that has its place`() {
    let rig = Rig()
    rig.create()
    rig.host.receive(
      .input(1, viewer: 1, message: MessageFromViewer.key(inputSeq: 1, time: 0, .right).encoded()))
    rig.run()
    let state = rig.frames.last?.state ?? []
    #expect(SavedState(state).places.contains { $0.offset.x > 0 })
    #expect(unplaced(SavedState(state)) == [])
  }
}
