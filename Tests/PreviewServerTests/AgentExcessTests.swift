import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `An agent's excess` {
  private func excess(
    bytes: Int? = 0, descendants: Int = 0, files: Int? = 0, memoryLimit: Int = 100
  ) -> AgentExcess? {
    AgentExcess(
      LaunchedProcess(
        socket: -1, kill: {}, reap: { nil }, descendantCount: { descendants }, folderBytes: { files }),
      holding: bytes, memoryLimit: memoryLimit)
  }

  @Test func `begins past the limit, not at it`() {
    #expect(excess(bytes: 100) == nil)
    #expect(excess(bytes: 101) == .memory)
    #expect(excess(descendants: SessionLimits.agentDescendants) == nil)
    #expect(excess(descendants: SessionLimits.agentDescendants + 1) == .processes)
    #expect(excess(files: SessionLimits.agentFolderBytes) == nil)
    #expect(excess(files: SessionLimits.agentFolderBytes + 1) == .files)
  }

  @Test func `is not what is not known`() {
    #expect(excess(bytes: nil, files: nil) == nil)
    #expect(excess(bytes: nil, files: .max) == .files)
  }

  @Test(arguments: [
    (AgentExcess.processes, "The preview had more than 16 programs running, and was ended."),
    (.files, "The preview wrote more than 512 MiB of files, and was ended."),
    (.memory, "The preview took more memory than it may."),
  ])
  func `is the reason that people are told`(excess: AgentExcess, sentence: String) {
    let words = LastWords(kind: excess.kind, text: "", end: .signalled(9), excess: excess)
    #expect(words.problem.message == sentence)
    #expect(words.problem.kind == excess.kind)
    #expect(excess == .memory || words.text == sentence)
  }
}
