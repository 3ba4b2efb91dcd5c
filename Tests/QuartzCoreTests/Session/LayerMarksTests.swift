import Testing

@testable import QuartzCore

@MainActor @Suite struct `Marked layers` {
  private func watched(_ count: Int) -> (marked: MarkedLayers, layers: [CALayer], watches: [LayerWatch]) {
    let layers = (0..<count).map { _ in CALayer() }
    return (MarkedLayers(), layers, layers.enumerated().map { LayerWatch($1, place: $0) })
  }

  @Test func `come once, in the order of their first marks, with all that was marked`() {
    let (marked, layers, watches) = watched(3)
    marked.mark(watches[2], .own)
    marked.mark(watches[0], .held)
    marked.mark(watches[2], .held)
    var seen: [(Int, LayerMarks)] = []
    marked.take { seen.append(($0.place, $1)) }
    #expect(seen.map(\.0) == [2, 0])
    #expect(seen.map(\.1) == [[.own, .held], .held])
    #expect(marked.isEmpty && watches.allSatisfy(\.marks.isEmpty) && layers.count == 3)
  }

  @Test func `have their turn when another is read, and none for their own reading`() {
    let (marked, layers, watches) = watched(2)
    marked.mark(watches[0], .own)
    var seen: [Int] = []
    marked.take { watch, _ in
      seen.append(watch.place)
      marked.mark(watch, .held)
      if seen.count == 1 { marked.mark(watches[1], .own) }
    }
    #expect(seen == [0, 1])
    #expect(marked.isEmpty && layers.count == 2)
  }

  @Test func `that mark each other for ever are left for the next time`() {
    let (marked, layers, watches) = watched(2)
    marked.mark(watches[0], .own)
    var count = 0
    marked.take { watch, _ in
      count += 1
      marked.mark(watches[1 - watch.place], .own)
    }
    #expect((2..<100).contains(count))
    #expect(!marked.isEmpty && layers.count == 2)
    marked.clear()
    #expect(marked.isEmpty)
  }

  @Test func `are no longer there once nobody has the layer`() {
    let marked = MarkedLayers()
    var layer: CALayer? = CALayer()
    let watch = layer.map { LayerWatch($0, place: 0) }
    watch.map { marked.mark($0, .own) }
    layer = nil
    var found: [Bool] = []
    marked.take { watch, _ in found.append(watch.layer != nil) }
    #expect(found == [false])
  }
}
