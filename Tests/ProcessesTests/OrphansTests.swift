import Testing

@testable import Processes

@Suite struct `The table of children` {
  @Test func `names those that were not started here, in their order`() {
    var table = ChildTable()
    _ = table.started(10)
    _ = table.started(12)
    #expect(table.orphans(among: [9, 10, 11, 12, 13]) == [9, 11, 13])
    #expect(table.orphans(among: []).isEmpty)
  }

  @Test func `counts a process until it was collected`() {
    var table = ChildTable()
    let start = table.started(10)
    #expect(table.orphans(among: [10]).isEmpty)
    table.collected(10, start)
    #expect(table.orphans(among: [10]) == [10])
  }

  @Test func `does not lose a new process to the end of an old one of its number`() {
    var table = ChildTable()
    let old = table.started(10)
    let new = table.started(10)
    table.collected(10, old)
    #expect(table.orphans(among: [10]).isEmpty)
    table.collected(10, new)
    #expect(table.orphans(among: [10]) == [10])
  }
}
