import OSLog
import Testing

@Suite struct `OSLog` {
  @Test func `it brings the loggers of os, and a store without entries`() throws {
    let logger = Logger(subsystem: "tests", category: "store")
    logger.info("said on standard error")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let position = store.position(timeIntervalSinceLatestBoot: 1)
    let entries = try store.getEntries(at: position).compactMap { $0 as? OSLogEntryLog }
    #expect(entries.isEmpty)
  }
}
