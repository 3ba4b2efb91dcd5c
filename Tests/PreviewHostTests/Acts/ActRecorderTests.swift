import Foundation
import PreviewWire
import Testing

import struct UIKit.MeasuredSizes

@testable import PreviewHost

@Suite struct `Acts are noted` {
  private static let start = ActRecorder.Start(
    origin: ActJournal.Origin(source: "s", screen: ScreenSettings(width: 390, height: 844), knobs: []),
    state: SavedState())

  /// A recorder, and fingers for it.
  private struct Hands {
    var recorder = ActRecorder(madeAt: 0, isKnown: true)

    mutating func touch(
      _ phase: TouchSample.Phase, at time: Double, by viewer: Int = 1, scrolling: Bool = false
    ) {
      let samples = [TouchSample(phase: phase, touchID: 0, time: 0, location: .zero)]
      recorder.touched(
        .touches(inputSeq: 1, samples: samples), samples, by: viewer, at: time,
        from: recorder.areHandsUp ? start : nil
      ) { scrolling }
    }

    mutating func tap(at time: Double) {
      touch(.began, at: time)
      touch(.ended, at: time + 0.25)
    }

    var entries: [ActJournal.Entry]? { ActJournal(recorder.bytes)?.entries }

    /// The pauses before its entries that have a time.
    var pauses: [Double] {
      (entries ?? []).compactMap {
        switch $0 {
        case .state: nil
        case .input(let pause, _, _), .left(let pause, _), .screen(let pause, _): pause
        }
      }
    }
  }

  @Test func `a tap, once the finger is up, with all that came before`() {
    var hands = Hands()
    hands.touch(.began, at: 1)
    #expect(hands.recorder.bytes.isEmpty && !hands.recorder.areHandsUp)
    hands.touch(.ended, at: 1.25)
    #expect(hands.pauses == [1, 0.25])
    #expect(hands.entries?.first == .state(SavedState()))
  }

  @Test func `with the sizes that the journal does not have yet`() {
    func state(rows: Int, at y: Double) -> SavedState {
      var sizes = MeasuredSizes()
      sizes.append(
        MeasuredSizes.Run(first: 0, count: rows, size: CGSize(width: 0, height: 70)), of: .items(section: 0))
      return SavedState(
        places: [SavedState.Place(id: "m", offset: CGPoint(x: 0, y: y))],
        sizes: [SavedState.Sizes(id: "m", measured: sizes)])
    }
    var recorder = ActRecorder(madeAt: 0, isKnown: true)
    for (time, state) in [state(rows: 3, at: 0), state(rows: 3, at: 5), state(rows: 5, at: 9)].enumerated() {
      recorder.typed(
        .typing(inputSeq: 1, .insert("a")), by: 1, at: Double(time),
        from: ActRecorder.Start(origin: Self.start.origin, state: state))
    }
    let sizes = ActJournal(recorder.bytes)?.entries.compactMap { entry -> [Range<Int>]? in
      guard case .state(let state) = entry else { return nil }
      let runs = state.sizes.flatMap(\.measured.lists).flatMap(\.runs)
      return runs.map { $0.first..<$0.first + $0.count }
    }
    #expect(sizes == [[0..<3], [], [3..<5]])
  }

  @Test func `but not a scroll`() {
    var hands = Hands()
    hands.touch(.began, at: 1)
    hands.touch(.moved, at: 1.1, scrolling: true)
    hands.touch(.ended, at: 1.2)
    #expect(hands.recorder.bytes.isEmpty && !hands.recorder.isIncomplete)
  }

  @Test func `fingers of a viewer who leaves`() {
    var hands = Hands()
    hands.touch(.began, at: 1, by: 4)
    hands.recorder.left(4, at: 2)
    hands.recorder.left(4, at: 3)
    #expect(hands.entries?.last == .left(after: 1, viewer: 4))
  }

  @Test func `a screen that changes, once something was done`() {
    var hands = Hands()
    let turned = ScreenSettings(width: 844, height: 390)
    hands.recorder.screenChanged(to: turned, at: 1)
    #expect(hands.recorder.bytes.isEmpty)
    hands.tap(at: 2)
    hands.recorder.screenChanged(to: turned, at: 4.25)
    #expect(hands.entries?.last == .screen(after: 2, turned))
  }

  @Test func `typing, with the state before it only where that has changed`() {
    var hands = Hands()
    for time in 1...3 {
      hands.recorder.typed(
        .typing(inputSeq: time, .insert("a")), by: 1, at: Double(time), from: Self.start)
    }
    var moved = Self.start
    moved.state.places = [SavedState.Place(id: "main", offset: CGPoint(x: 0, y: 9))]
    hands.recorder.typed(.typing(inputSeq: 4, .insert("b")), by: 1, at: 4, from: moved)
    #expect(hands.pauses == [1, 1, 1, 1])
    #expect(hands.entries?.filter { if case .state = $0 { true } else { false } }.count == 2)
  }

  @Test(arguments: [5.01, 6, 61.5, 3600.004])
  func `a long pause, as a short one that ends at the same moment between two frames`(seconds: Double) throws
  {
    var hands = Hands()
    hands.tap(at: 1)
    hands.tap(at: 1.25 + seconds)
    let pause = try #require(hands.pauses.dropFirst(2).first)
    #expect(pause <= 5 && pause > 4.9)
    let frames = (seconds - pause) * 60
    #expect(abs(frames - frames.rounded()) < 1e-6)
  }

  @Test func `in a preview that was made again, from the last frame before that`() {
    var hands = Hands()
    hands.tap(at: 1)
    hands.recorder.previewWasRemade(at: 10.01)
    #expect(hands.recorder.bytes.isEmpty)
    hands.tap(at: 10.5)
    #expect(hands.pauses.first == 10.5 - 10)
  }

  @Test func `and told: what is new, and all where the gateway has others`() {
    var hands = Hands()
    var told: [(from: Int, count: Int)] = []
    func tell(_ hasRoom: Bool = true) -> Bool {
      hands.recorder.tell { from, bytes in
        if hasRoom { told.append((from, bytes.count)) }
        return hasRoom
      }
    }
    #expect(tell() == true && told.isEmpty)
    hands.tap(at: 1)
    let first = hands.recorder.bytes.count
    #expect(tell(false) == false && told.isEmpty)
    #expect(tell() == true && tell() == true)
    hands.tap(at: 2)
    #expect(tell() == true)
    #expect(told.map(\.from) == [0, first] && told.map(\.count).reduce(0, +) == hands.recorder.bytes.count)

    told = []
    hands.recorder = ActRecorder(continuing: hands.recorder.bytes, doneAt: 3)
    #expect(tell() == true && told.isEmpty)
    hands.recorder.previewWasRemade(at: 4)
    #expect(tell() == true && told.map(\.count) == [0])
    hands.recorder.previewWasRemade(at: 5)
    #expect(tell() == true && told.count == 1, "the gateway knows")
  }

  @Test func `as long as there is room: a part of them would lead elsewhere`() {
    var hands = Hands()
    var time = 0.0
    while !hands.recorder.isIncomplete, time < 10_000 {
      time += 1
      hands.tap(at: time)
      #expect(hands.recorder.bytes.count <= WireLimits.acts)
    }
    #expect(hands.recorder.isIncomplete && hands.recorder.bytes.isEmpty && time > 500)
    hands.tap(at: time + 1)
    #expect(hands.recorder.bytes.isEmpty)
  }

  @Test func `a finger that is never taken off takes no more room than a journal`() {
    var still = Hands()
    var scrolling = Hands()
    still.touch(.began, at: 0)
    scrolling.touch(.began, at: 0)
    for step in 1...5000 {
      still.touch(.moved, at: Double(step))
      scrolling.touch(.moved, at: Double(step), scrolling: true)
    }
    #expect(still.recorder.isIncomplete && !scrolling.recorder.isIncomplete)
    scrolling.touch(.ended, at: 6000)
    scrolling.tap(at: 6001)
    #expect(scrolling.entries?.count == 3)
  }
}
