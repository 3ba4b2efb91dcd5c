import Foundation
import Glibc
import Testing

@testable import PreviewServer

@Suite struct `Source build` {
  /// A program that does what a script says, in the builder's place.
  private func build(_ script: String) throws -> SourceBuild.Outcome {
    let program = NSTemporaryDirectory() + "/scrollwork-build-\(UUID().uuidString)"
    defer { unlink(program) }
    try "#!/bin/sh\n\(script)\n".write(toFile: program, atomically: true, encoding: .utf8)
    #expect(chmod(program, 0o700) == 0)
    return try SourceBuild(builder: program, path: "My Cards.swift", swiftVersion: 6).run()
  }

  @Test func `the library and its folders become flags of the agent`() throws {
    let outcome = try build(
      #"[ "$*" = "build My Cards.swift --swift-version 6" ] && printf '/x/Cards.so\n/x/My Assets\n/y\n'"#)

    #expect(
      outcome
        == .built(agentArguments: ["--bundle", "/x/Cards.so", "--assets", "/x/My Assets", "--assets", "/y"]))
  }

  @Test func `its status is the one to exit with`() throws {
    #expect(try build("exit 2") == .failed(status: 2))
    #expect(try build("exit 1") == .failed(status: 1))
  }

  @Test func `a builder that crashes or says nothing is no fault of the source`() throws {
    #expect(try build("kill -SEGV $$") == .failed(status: 1))
    #expect(try build("exit 0") == .failed(status: 1))
  }

  @Test func `a builder that is not there is named`() {
    #expect(throws: AgentLaunchError.notFound(path: "/nowhere/builder")) {
      try SourceBuild(builder: "/nowhere/builder", path: "a.swift", swiftVersion: 5).run()
    }
  }
}
