import Testing

@testable import PreviewSession

@Suite struct `Warnings of a preview` {
  private let start = Moment(seconds: 100)

  @Test func `are told once while they are among the last twenty`() {
    var log = WarningLog(at: start)
    var told: [String] = []
    for warning in ["a", "a"] + (0..<20).map(String.init) + ["a"] {
      if log.take(warning, at: start) { told.append(warning) }
    }

    #expect(told == ["a"] + (0..<20).map(String.init) + ["a"])
    #expect(log.kept == (1..<20).map(String.init) + ["a"])
  }

  @Test func `pass at twenty a second, and twice as many at once`() {
    var log = WarningLog(at: start)
    let atOnce = (0..<1000).filter { log.take("first \($0)", at: start) }.count
    let later = (0..<1000).filter { log.take("later \($0)", at: Moment(seconds: 101)) }.count

    #expect(atOnce == 40)
    #expect(later == 20)
    #expect(log.kept.count == 20)
  }
}
