import RxSwift
import Testing
import UIKit

/// Operators against slow ones on lists.
@MainActor @Suite struct `Operators of RxSwift` {
  /// All events of two sequences in the order of time: which of them, when, and the number, nil for the end.
  private func timeline(_ a: Marbles, _ b: Marbles) -> [(isA: Bool, at: Int, number: Int?)] {
    func events(_ marbles: Marbles, _ isA: Bool) -> [(isA: Bool, at: Int, number: Int?)] {
      marbles.elements.map { (isA, $0.at, $0.number) } + (marbles.end.map { [(isA, $0, nil)] } ?? [])
    }
    return (events(a, true) + events(b, false)).sorted { $0.at < $1.at }
  }

  @Test(arguments: 0..<20) func `tell element by element what lists would`(seed: Int) {
    let stage = PackageStage()
    let marbles = Marbles(seed: seed)
    let source = marbles.observable
    func expect(_ observable: Observable<Int>, _ change: (inout Marbles) -> Void) {
      var expected = marbles
      change(&expected)
      #expect(stage.record(observable) == expected.lines)
    }
    expect(source.map { $0 * 2 }) { $0.elements = $0.elements.map { ($0.at, $0.number * 2) } }
    expect(source.filter { $0 > 2 }) { $0.elements = $0.elements.filter { $0.number > 2 } }
    expect(source.compactMap { $0 > 2 ? $0 + 1 : nil }) {
      $0.elements = $0.elements.filter { $0.number > 2 }.map { ($0.at, $0.number + 1) }
    }
    expect(source.scan(1) { $0 + $1 }) {
      var sum = 1
      $0.elements = $0.elements.map {
        sum += $0.number
        return ($0.at, sum)
      }
    }
    expect(source.distinctUntilChanged()) { marbles in
      let all = marbles.elements
      marbles.elements = all.indices.filter { $0 == 0 || all[$0].number != all[$0 - 1].number }.map {
        all[$0]
      }
    }
    expect(source.skip(3)) { $0.elements = Array($0.elements.dropFirst(3)) }
    expect(source.skip(while: { $0 < 3 })) { $0.elements = Array($0.elements.drop { $0.number < 3 }) }
    expect(source.take(3)) {
      $0.elements = Array($0.elements.prefix(3))
      $0.end = $0.elements.last?.at
    }
    expect(source.take(while: { $0 < 4 })) { marbles in
      guard let last = marbles.elements.firstIndex(where: { $0.number >= 4 }) else { return }
      marbles.end = marbles.elements[last].at
      marbles.elements = Array(marbles.elements[..<last])
    }
    expect(source.takeLast(2)) { marbles in
      guard let end = marbles.end else { return marbles.elements = [] }
      marbles.elements = marbles.elements.suffix(2).map { (end, $0.number) }
    }
    expect(source.reduce(0) { $0 + $1 }) { marbles in
      guard let end = marbles.end else { return marbles.elements = [] }
      marbles.elements = [(end, marbles.elements.reduce(0) { $0 + $1.number })]
    }
    expect(source.delay(.milliseconds(30), scheduler: MainScheduler.instance)) {
      $0.elements = $0.elements.map { ($0.at + 30, $0.number) }
      $0.end = $0.end.map { $0 + 30 }
    }
  }

  @Test(arguments: 0..<20) func `wait as a search field needs it`(seed: Int) {
    let stage = PackageStage()
    let marbles = Marbles(seed: seed)
    let elements = marbles.elements

    // An element that none follows within the time, or the end does.
    var quiet = Marbles([], end: marbles.end)
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1].at : marbles.end ?? .max
      if next - element.at > 50 {
        quiet.elements.append((element.at + 50, element.number))
      } else if index == elements.count - 1 {
        quiet.elements.append((next, element.number))
      }
    }
    #expect(
      stage.record(marbles.observable.debounce(.milliseconds(50), scheduler: MainScheduler.instance))
        == quiet.lines)

    // The first, and then the last of each span that has one, at its end.
    var told = Marbles([], end: marbles.end)
    var held: Int?
    for moment in 0...4000 {
      let isOpen = told.elements.last.map { moment - $0.at >= 70 } ?? true
      if isOpen, let number = held {
        told.elements.append((moment, number))
        held = nil
      }
      for element in elements where element.at == moment {
        if told.elements.last.map({ moment - $0.at >= 70 }) ?? true {
          told.elements.append((moment, element.number))
        } else {
          held = element.number
        }
      }
    }
    if let end = told.end, let last = told.elements.last, last.at > end { told.end = last.at }
    #expect(
      stage.record(marbles.observable.throttle(.milliseconds(70), scheduler: MainScheduler.instance))
        == told.lines)
  }

  @Test(arguments: 0..<20) func `combine two sequences as a walk along both would`(seed: Int) {
    let stage = PackageStage()
    let (a, b) = (Marbles(seed: 2 * seed), Marbles(seed: 2 * seed + 1))
    let line = timeline(a, b)
    let bothEnd = a.end.flatMap { end in b.end.map { max(end, $0) } }

    let merged = Marbles(line.compactMap { event in event.number.map { (event.at, $0) } }, end: bothEnd)
    #expect(stage.record(Observable.merge(a.observable, b.observable)) == merged.lines)

    var latest: (a: Int?, b: Int?)
    var combined = Marbles([], end: bothEnd)
    var sampled = Marbles([], end: a.end)
    for event in line {
      guard let number = event.number else { continue }
      if event.isA { latest.a = number } else { latest.b = number }
      guard let x = latest.a, let y = latest.b else { continue }
      combined.elements.append((event.at, 10 * x + y))
      if event.isA { sampled.elements.append((event.at, 10 * x + y)) }
    }
    #expect(
      stage.record(Observable.combineLatest(a.observable, b.observable) { 10 * $0 + $1 }) == combined.lines)
    #expect(
      stage.record(a.observable.withLatestFrom(b.observable) { 10 * $0 + $1 }) == sampled.lines)

    var zipped = Marbles([], end: nil)
    for (x, y) in zip(a.elements, b.elements) {
      zipped.elements.append((max(x.at, y.at), 10 * x.number + y.number))
    }
    // Over as soon as one has ended all of whose elements have a partner.
    let last = zipped.elements.last?.at ?? 0
    let ends = [(a, b), (b, a)].compactMap { one, other in
      one.elements.count <= other.elements.count ? one.end.map { max($0, last) } : nil
    }
    zipped.end = ends.min()
    #expect(stage.record(Observable.zip(a.observable, b.observable) { 10 * $0 + $1 }) == zipped.lines)

    var until = a
    if let first = b.elements.first?.at, a.end.map({ $0 > first }) ?? true {
      until.elements.removeAll { $0.at > first }
      until.end = first
    }
    #expect(stage.record(a.observable.take(until: b.observable)) == until.lines)
    if let first = b.elements.first?.at {
      var after = a
      after.elements.removeAll { $0.at < first }
      #expect(stage.record(a.observable.skip(until: b.observable)) == after.lines)
    }
  }

  @Test(arguments: 0..<12) func `of sequences of sequences keep all, the latest, the first or their order`(
    seed: Int
  ) {
    let stage = PackageStage()
    let outer = Marbles(seed: seed, count: 5)
    func inner(_ number: Int) -> Marbles {
      Marbles([(15, 10 * number), (65, 10 * number + 1)], end: 65)
    }
    let starts = outer.elements
    let all = starts.flatMap { start in
      inner(start.number).elements.map { (at: start.at + $0.at, number: $0.number) }
    }
    let lastEnd = starts.map { $0.at + 65 }.max() ?? 0
    let flat = Marbles(all.sorted { $0.at < $1.at }, end: outer.end.map { max($0, lastEnd) })
    let source = outer.observable
    func made(_ number: Int) -> Observable<Int> { inner(number).observable }
    #expect(stage.record(source.flatMap(made)) == flat.lines)

    var latest = flat
    latest.elements = starts.indices.flatMap { index in
      inner(starts[index].number).elements.map { (at: starts[index].at + $0.at, number: $0.number) }
        .filter { index + 1 == starts.count || $0.at < starts[index + 1].at }
    }
    #expect(stage.record(source.flatMapLatest(made)) == latest.lines)

    var first = Marbles([], end: nil)
    var ordered = Marbles([], end: nil)
    var (firstFree, orderedFree) = (0, 0)
    for start in starts {
      if start.at >= firstFree {
        first.elements += inner(start.number).elements.map { (start.at + $0.at, $0.number) }
        firstFree = start.at + 65
      }
      let begin = max(start.at, orderedFree)
      ordered.elements += inner(start.number).elements.map { (begin + $0.at, $0.number) }
      orderedFree = begin + 65
    }
    first.end = outer.end.map { max($0, firstFree) }
    ordered.end = outer.end.map { max($0, orderedFree) }
    #expect(stage.record(source.flatMapFirst(made)) == first.lines)
    #expect(stage.record(source.concatMap(made)) == ordered.lines)
  }
}
