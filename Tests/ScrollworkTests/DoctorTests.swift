import Containment
import Glibc
import Testing

@testable import scrollwork

@Suite struct `Doctor's findings` {
  @Test func `each is a line, with the remedy below what is wrong`() {
    #expect(Finding.good("port 8080 is free").lines == "✓ port 8080 is free")
    #expect(Finding.missing("no compiler", "install it").lines == "✗ no compiler\n    install it")
    #expect(
      Finding.dispensable("no browser", "use another").lines == "✗ no browser (not needed)\n    use another")
  }

  @Test func `a layer of containment that is missing is told with what does not hold and what mends it`() {
    let report = ContainmentReport(missing: [.files])
    let findings = Surroundings.containment(report)
    #expect(findings.map(\.state) == [.good, .good, .dispensable, .good])
    #expect(findings[2].text.contains("previewed code can read and write every file"))
    #expect(findings[2].remedy == report.remedy(for: .files))
  }

  @Test func `a free port on the loopback is reached`() throws {
    let free = try TestListener.listen(.loopback, port: 0).get()
    let port = free.port
    free.close()

    let findings = Reachability(host: "127.0.0.1", port: port).findings()

    #expect(findings.map(\.state) == [.good, .good, .good])
    #expect(findings.first?.text == "port \(port) is free")
  }

  @Test func `a port that is taken is said to be, and is not needed`() throws {
    let taken = try TestListener.listen(.loopback, port: 0).get()
    defer { taken.close() }

    let findings = Reachability(host: "127.0.0.1", port: taken.port).findings()

    #expect(findings.first?.state == .dispensable)
    #expect(findings.first?.text == "port \(taken.port) is taken by another program")
    #expect(findings.dropFirst().map(\.state) == [.good, .good])
  }

  @Test func `an address of another machine is refused with what mends it`() {
    let findings = Reachability(host: "203.0.113.9", port: 8080).findings()

    #expect(findings.map(\.state) == [.missing])
    #expect(findings.first?.remedy.contains("--host") == true)
  }

  @Test func `addresses are written as they are read`() {
    #expect(IPv4Address("192.168.1.7")?.text == "192.168.1.7")
    #expect(IPv4Address("localhost") == .loopback)
    #expect(IPv4Address("0.0.0.0")?.isAny == true)
    #expect(IPv4Address("300.1.1.1") == nil)
    #expect(IPv4Address.loopback.isLoopback)
  }

  @Test func `a program's output and end are told, and one that is not there`() {
    #expect(
      ProgramRun.run("sh", ["-c", "echo one; echo two >&2; exit 4"]).map { [$0.output, "\($0.status)"] } == [
        "one\ntwo\n", "4",
      ])
    #expect(ProgramRun.run("/nowhere/at/all", []) == nil)
    #expect(ProgramRun.exists("sh"))
    #expect(!ProgramRun.exists("no-such-program-here"))
  }
}

@Suite struct `Path to serve` {
  @Test(arguments: [
    ("/nowhere/at/all", "no file or folder"), ("/dev/null", "neither a file nor a folder"),
    ("/etc/hostname", "no Swift file"),
    ("/dev", "there is no Swift file in /dev"),
  ])
  func `what holds nothing to preview is refused`(path: String, says: String) {
    #expect(SourcePath.fault(of: path)?.contains(says) == true)
  }
}
