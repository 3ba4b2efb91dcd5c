import Processes
import Testing

@testable import scrollwork

@Suite struct `Source build` {
  private func build(_ source: String) throws -> SourceBuild.Outcome {
    let tests = #filePath.split(separator: "/").dropLast(2)
    let builder = "/" + tests.joined(separator: "/") + "/Programs/builder.sh"
    return try SourceBuild(
      builder: BuilderProgram(path: builder), path: source, choices: ["--swift-version", "6"]
    ).run()
  }

  @Test func `the library and its folders become flags of the agent`() throws {
    #expect(
      try build("good.swift")
        == .built(
          agentArguments: ["--bundle", "/x/Cards.so", "--assets", "/x/My Assets", "--assets", "/y"],
          hasErrors: false))
  }

  @Test func `what was built without some lines is known to have errors`() throws {
    #expect(
      try build("partly.swift") == .built(agentArguments: ["--bundle", "/x/Cards.so"], hasErrors: true))
  }

  @Test func `its status is the one to exit with`() throws {
    #expect(try build("typo.swift") == .failed(status: 2))
    #expect(try build("no compiler.swift") == .failed(status: 1))
  }

  @Test func `a builder that crashes or says nothing is no fault of the source`() throws {
    #expect(try build("crash.swift") == .failed(status: 1))
    #expect(try build("silent.swift") == .failed(status: 1))
  }

  @Test func `a builder that is not there is named`() {
    #expect(throws: LaunchError.notFound(path: "/nowhere/builder")) {
      try SourceBuild(builder: BuilderProgram(path: "/nowhere/builder"), path: "a.swift").run()
    }
  }
}
