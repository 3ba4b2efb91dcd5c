import Testing

@testable import Containment

@Suite struct `The report of containment` {
  @Test func `says nothing where nothing is missing`() {
    let report = ContainmentReport(missing: [])
    #expect(report.isComplete)
    #expect(report.sentences.isEmpty)
  }

  @Test func `names what is open for each layer that is missing, in one order`() {
    let report = ContainmentReport(missing: [.calls, .files, .network, .view], fault: .missing)
    #expect(!report.isComplete)
    #expect(
      report.sentences == [
        "previewed code can see names, sizes and dates of other files, and other processes: bubblewrap is not installed",
        "previewed code can reach the network: this system lets users have no namespaces",
        "previewed code can read and write every file that you can: this kernel has no Landlock, or was started without",
        "previewed code can ask the kernel for anything that you may: this kernel filters no system calls (seccomp)",
      ])
  }

  @Test func `knows that sockets are refused twice`() {
    let report = ContainmentReport(missing: [.network])
    #expect(report.sentences.first?.contains("if it gets around the filter") == true)
  }

  @Test(arguments: Containment.Layer.allCases)
  func `has a remedy for each layer`(layer: Containment.Layer) {
    #expect(!ContainmentReport(missing: [layer]).remedy(for: layer).isEmpty)
  }

  @Test func `has another remedy where bubblewrap is missing than where it does not work`() {
    let missing = ContainmentReport(missing: [.view], fault: .missing)
    let refused = ContainmentReport(missing: [.view], fault: .refused("bwrap: No permissions"))
    #expect(missing.remedy(for: .view) == "sudo apt install bubblewrap")
    #expect(
      refused.sentences.first?.hasSuffix("bubblewrap does not work here: bwrap: No permissions") == true)
    #expect(refused.remedy(for: .view) != missing.remedy(for: .view))
  }
}
