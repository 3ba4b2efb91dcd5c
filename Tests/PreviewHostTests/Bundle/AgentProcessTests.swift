import Foundation
import Glibc
import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Agent processes` {
  private static let library = Result { try TestBundle.compile("ServedBundle", bundleSource) }

  private func previews(_ report: MessageFromAgent?) -> [String] {
    if case .hello(_, let previews) = report { previews.map(\.slug) } else { [] }
  }

  @Test func `serve the previews of a bundle, and turn their knobs`() throws {
    let agent = try AgentProcess(["--bundle", Self.library.get(), "--memory", "512"])
    #expect(previews(try agent.receive()) == ["on-its-side", "row-layout", "crash-layout", "greedy-layout"])

    try agent.send(
      .create(SessionRequest(handle: 1, slug: "row-layout", screen: ScreenSettings(width: 390, height: 844))))
    guard case .frame(let first) = try agent.receive() else { return #expect(Bool(false), "no frame") }
    #expect(first.isKeyframe)
    guard case .knobs(1, let knobs, _) = try agent.receive() else { return #expect(Bool(false), "no knobs") }
    #expect(knobs.map(\.name) == ["RowLayout.step", "SampleData.items.main"])

    let step = KnobSetting(name: "RowLayout.step", value: .number(200))
    try agent.send(.input(1, viewer: 1, message: MessageFromViewer.setKnob(inputSeq: 1, step).encoded()))
    guard case .frame(let second) = try agent.receive() else { return #expect(Bool(false), "no frame") }
    var decoder = FrameDecoder()
    for frame in [first, second] { _ = try decoder.apply(frame.payload) }
    let widths = Set(
      decoder.layers.values.filter { $0.element?.category == .cell }.map(\.boundsSize.widthPoints))
    #expect(widths == [200])

    #expect(agent.hangUp() == 0)
  }

  @Test func `without a bundle serve the gallery`() throws {
    let agent = try AgentProcess([])
    #expect(previews(try agent.receive()).contains("snapping-list"))
  }

  @Test func `run within their limits, in an empty folder of their own`() throws {
    let agent = try AgentProcess(["--bundle", Self.library.get(), "--memory", "300"])
    _ = try agent.receive()
    let proc = "/proc/\(agent.pid)"
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(proc)/\(name)", encoding: .utf8)
    }
    func limit(_ name: String) throws -> String? {
      try text("limits").split(separator: "\n").first { $0.hasPrefix(name) }?
        .dropFirst(name.count).split(separator: " ").first.map(String.init)
    }
    #expect(try limit("Max data size") == "\(300 << 20)")
    #expect(try limit("Max core file size") == "0")
    #expect(try limit("Max open files") == "256")
    #expect(try limit("Max file size") == "\(64 << 20)")
    #expect(try text("status").contains("NoNewPrivs:\t1"))

    let folder = try FileManager.default.destinationOfSymbolicLink(atPath: "\(proc)/cwd")
    #expect(folder.contains("/scrollwork-agents-\(getuid())/"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    let open = try FileManager.default.contentsOfDirectory(atPath: "\(proc)/fd").compactMap { Int($0) }
    let others = open.filter { $0 > 3 }
      .map { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(proc)/fd/\($0)")) ?? "" }
    // Both ends of the pipe that tells it of tasks which other threads have resumed.
    let bell = others.filter { $0.hasPrefix("pipe:") }
    #expect(bell.count == 2 && Set(bell).count == 1)
    #expect(
      others.allSatisfy { $0 == folder || $0 == bell.first }, "no descriptor but the agent's own: \(others)")

    #expect(agent.hangUp() == 0)
  }

  @Test(.enabled(if: hasUserNamespaces)) func `are in no network, where the system allows it`() throws {
    let agent = try AgentProcess([])
    _ = try agent.receive()
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(agent.pid)/ns/net") != own)
  }

  @Test func `with flags or bundles that make no sense end with status 2`() throws {
    for arguments in [["--frob"], ["--bundle"], ["--bundle", "/no/such.so"], ["--memory", "x"]] {
      let agent = try AgentProcess(arguments)
      #expect(try agent.receive() == nil)
      #expect(agent.hangUp() == 2, "\(arguments)")
    }
  }

  private static let hasUserNamespaces: Bool = {
    let probe = Process()
    probe.executableURL = URL(filePath: "/usr/bin/env")
    probe.arguments = ["unshare", "--user", "--net", "true"]
    probe.standardError = FileHandle.nullDevice
    guard (try? probe.run()) != nil else { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }()
}
