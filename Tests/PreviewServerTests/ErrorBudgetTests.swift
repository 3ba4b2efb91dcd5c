import Foundation
import Libwebsockets
import PreviewSession
import Synchronization
import Testing

@testable import PreviewServer

@Suite struct `How much of an agent's output is read` {
  private let start = Moment(seconds: 10)

  @Test func `so many bytes a second, and no more before the next one`() {
    var budget = ErrorBudget()
    budget.spend(bytes: ErrorBudget.perSecond - 1, lines: 0, at: start)
    #expect(!budget.isSpent)
    budget.spend(bytes: 1, lines: 0, at: start)
    #expect(budget.isSpent)

    let later = Moment(microseconds: start.microseconds + 999_999)
    budget.spend(bytes: 1, lines: 0, at: later)
    #expect(budget.isSpent && !budget.mayRenew(at: later))

    #expect(budget.mayRenew(at: Moment(seconds: 11)))
    budget.spend(bytes: 1, lines: 0, at: Moment(seconds: 11))
    #expect(!budget.isSpent)
  }

  @Test func `empty lines count, too`() {
    var budget = ErrorBudget()
    let lines = ErrorBudget.perSecond / (1 + ErrorBudget.costOfLine)
    budget.spend(bytes: lines, lines: lines, at: start)
    #expect(!budget.isSpent)
    budget.spend(bytes: 1, lines: 1, at: start)
    #expect(budget.isSpent)
  }
}

@Suite struct `An agent that does not stop writing` {
  /// A writer that fills the pipe again as soon as somebody reads, until nobody does.
  private func fill(_ descriptor: Int32) -> Int {
    let chunk = [UInt8](repeating: UInt8(ascii: "\n"), count: 4096)
    var sum = 0
    while true {
      let count = write(descriptor, chunk, chunk.count)
      guard count > 0 else { return sum }
      sum += count
    }
  }

  private struct Pipe {
    var read: Int32
    var write: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
      (read, write) = (ends[0], ends[1])
    }
  }

  /// Runs a loop until `stopped` returns true after a change.
  private func run(
    _ pipe: Pipe, _ body: (AgentErrors, ServiceLoop) -> Void, until isOver: @escaping (AgentErrors) -> Bool
  )
    throws -> AgentErrors
  {
    let loop = try ServiceLoop(.init(subprotocol: "test"), listener: Listener(host: "127.0.0.1", port: 0))
    var errors: AgentErrors?
    errors = AgentErrors(
      pipe.read, in: loop, clock: { Moment(seconds: 10) },
      changed: { if let errors, isOver(errors) { loop.stop() } })
    let made = try #require(errors)
    body(made, loop)
    loop.run()
    return made
  }

  @Test func `its pipe stays full until the next second, and then it is heard again`() throws {
    let pipe = try Pipe()
    var written = fill(pipe.write)
    var pauses = 0
    _ = try run(
      pipe, { _, _ in },
      until: { errors in
        written += fill(pipe.write)
        guard errors.isPaused else { return false }
        pauses += 1
        errors.secondPassed(at: Moment(microseconds: 10_999_999))
        #expect(errors.isPaused, "the second is not over")
        errors.secondPassed(at: Moment(seconds: 11))
        #expect(!errors.isPaused)
        return pauses == 3
      })
    #expect(written * (1 + ErrorBudget.costOfLine) >= 3 * ErrorBudget.perSecond)
    close(pipe.write)
  }

  @Test func `the beginning of a backtrace is heard while that is still being made`() throws {
    let pipe = try Pipe()
    let words = Array("failed to allocate\n*** Signal 11: Backtracing from 0x55bfa76605f4...".utf8)
    #expect(write(pipe.write, words, words.count) == words.count)
    let errors = try run(pipe, { _, _ in }, until: { _ in true })
    #expect(errors.text.isCrashing)
    close(pipe.write)
  }

  @Test func `while it is not read others are`() throws {
    let (pipe, other) = (try Pipe(), try Pipe())
    _ = fill(pipe.write)
    var heard = 0
    _ = try run(
      pipe,
      { errors, loop in
        loop.adopt(
          other.read,
          readable: {
            var byte: UInt8 = 0
            guard read(other.read, &byte, 1) > 0 else { return true }
            heard += errors.isPaused ? 1 : 0
            if heard < 100 { _ = write(other.write, "x", 1) } else { loop.stop() }
            return true
          })
      },
      until: { errors in
        if errors.isPaused {
          if heard == 0 { _ = write(other.write, "x", 1) }
        } else {
          _ = fill(pipe.write)
        }
        return false
      })
    #expect(heard == 100)
    for end in [pipe.write, other.write] { close(end) }
  }

  @Test func `its last words are read at once when it has ended, all that the pipe holds`() throws {
    let pipe = try Pipe()
    _ = fill(pipe.write)
    var hasEnded = false
    let errors = try run(
      pipe, { _, _ in },
      until: { errors in
        if errors.isPaused, !hasEnded {
          hasEnded = true
          // Room for them, at the end of a full pipe.
          var chunk = [UInt8](repeating: 0, count: 4096)
          _ = read(pipe.read, &chunk, chunk.count)
          _ = write(pipe.write, "Fatal error: oops\nat the very end", 33)
          close(pipe.write)
        } else if !hasEnded {
          _ = fill(pipe.write)
        }
        return !errors.isOpen
      })
    #expect(hasEnded && errors.text.text.hasSuffix("\nFatal error: oops\nat the very end"))
  }

  @Test func `an agent that is about to end is heard although it has said too much`() throws {
    let pipe = try Pipe()
    _ = fill(pipe.write)
    var pauses = 0
    let errors = try run(
      pipe, { _, _ in },
      until: { errors in
        if errors.isPaused {
          pauses += 1
          errors.agentEnded()
          #expect(!errors.isPaused)
        } else {
          _ = fill(pipe.write)
        }
        return pauses == 2
      })
    #expect(pauses == 2)
    close(pipe.write)
    withExtendedLifetime(errors) {}
  }
}
