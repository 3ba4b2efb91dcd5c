import Glibc
import Testing

@testable import UIKit

/// Tasks in virtual time. Each runs in a process of its own, since the test runner's own tasks are not to be.
@Suite struct `Tasks` {
  @Test func `tasks of the main actor run in turns of the loop, and sleep in virtual time`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      VirtualExecutor.install()
      let loop = VirtualRunLoop()
      VirtualRunLoop.current = loop
      var lines: [String] = []
      Task { @MainActor in
        lines.append("begun at \(CACurrentMediaTime())")
        try? await Task.sleep(nanoseconds: 500_000_000)
        lines.append("woken at \(CACurrentMediaTime())")
        try? await Task.sleep(for: .seconds(2))
        lines.append("woken at \(CACurrentMediaTime())")
        lines.append("\(await Self.compute())")
        await MainActor.run { lines.append("run") }
        for await number in AsyncStream(Int.self, { $0.yield(1); $0.yield(2); $0.finish() }) {
          lines.append("\(number)")
        }
        lines.append("done at \(CACurrentMediaTime())")
      }
      DispatchQueue.main.async { lines.append("after the task's first job") }
      loop.settle()
      Self.require(lines == ["begun at 0.0", "after the task's first job"], "\(lines)")
      loop.advance(to: 0.499)
      Self.require(lines.count == 2, "\(lines)")
      loop.advance(to: 10)
      Self.require(
        lines.dropFirst(2) == ["woken at 0.5", "woken at 2.5", "42", "run", "1", "2", "done at 2.5"], "\(lines)")
      exit(0)
    }
  }

  @Test func `a cancelled sleep ends at once, and what never ends ends no turn`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      VirtualExecutor.install()
      let loop = VirtualRunLoop()
      VirtualRunLoop.current = loop
      var result = ""
      let sleeper = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(100)) } catch { result = "\(type(of: error)) \(CACurrentMediaTime())" }
      }
      loop.advance(to: 1)
      sleeper.cancel()
      loop.settle()
      Self.require(result == "CancellationError 1.0", result)

      let endless = Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
      loop.advance(to: 1.1)
      endless.cancel()
      loop.advance(to: 1.2)
      Self.require(loop.nextDeadline == nil, "the loop is still busy")
      exit(0)
    }
  }

  @Test func `a task resumed on another thread goes on in the loop`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      VirtualExecutor.install()
      let loop = VirtualRunLoop()
      VirtualRunLoop.current = loop
      var isDone = false
      Task { @MainActor in
        await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume() } }
        isDone = Thread.isMainThread
      }
      loop.settle()
      while !VirtualExecutor.hasMail {}
      loop.settle()
      Self.require(isDone, "the task has not gone on")
      exit(0)
    }
  }

  private nonisolated static func compute() async -> Int { 42 }

  private nonisolated static func require(_ isRight: Bool, _ message: String) {
    guard !isRight else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
