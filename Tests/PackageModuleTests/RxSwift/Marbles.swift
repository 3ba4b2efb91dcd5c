import RxSwift
import Testing
import UIKit

struct Broken: Error {}

/// The events that a sequence of numbers tells, and when: milliseconds of virtual time after who subscribes.
struct Marbles: CustomTestStringConvertible {
  var elements: [(at: Int, number: Int)] = []
  /// nil: it never ends.
  var end: Int?
  var fails = false

  /// Some marbles, always the same for a seed.
  init(seed: Int, count: Int = 8) {
    var state = UInt64(bitPattern: Int64(seed &* 7919 &+ 17))
    func pick(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var time = 0
    for _ in 0..<count {
      // Odd and even seeds never tell at the same moment.
      time += 2 + 20 * pick(9)
      elements.append((time + seed % 2, pick(5)))
    }
    if pick(4) > 0 { end = time + 10 + 20 * pick(5) + seed % 2 }
  }

  init(_ elements: [(at: Int, number: Int)], end: Int?) { (self.elements, self.end) = (elements, end) }

  var testDescription: String { lines.joined(separator: " ") }

  @MainActor var observable: Observable<Int> {
    .create { observer in
      let all = CompositeDisposable()
      func later(_ at: Int, _ event: RxSwift.Event<Int>) {
        all.insert(
          MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(at)) {
            observer.on(event)
            return Disposables.create()
          })
      }
      for element in elements { later(element.at, .next(element.number)) }
      if let end { later(end, fails ? .error(Broken()) : .completed) }
      return all
    }
  }

  /// As `record` would write it.
  var lines: [String] {
    elements.map { "\($0.at) \($0.number)" } + (end.map { ["\($0) \(fails ? "x" : "|")"] } ?? [])
  }
}

extension PackageStage {
  /// The events that the sequence tells in five seconds of virtual time, and when.
  func record<Element>(_ source: Observable<Element>) -> [String] {
    let loop = loop
    let start = loop.now
    let notes = Notes()
    func note(_ what: String) { notes.note("\(Int(((loop.now - start) * 1000).rounded())) \(what)") }
    let following = source.subscribe(
      onNext: { note("\($0)") }, onError: { _ in note("x") }, onCompleted: { note("|") })
    loop.advance(to: start + 5)
    following.dispose()
    return notes.lines
  }
}
