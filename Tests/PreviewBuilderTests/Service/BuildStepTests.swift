import Synchronization
import Testing

@testable import PreviewBuilder

@Suite struct `How far a build has come` {
  @Test func `is said in words, with the module where there are several`() {
    func text(_ place: Int, _ modules: Int, _ work: BuildStep.Work) -> String {
      BuildStep(module: "Kingfisher", place: place, modules: modules, work: work).text
    }
    #expect(text(2, 5, .compiling(done: 25, files: 80)) == "Kingfisher, 2 of 5 modules: 25 of 80 files")
    #expect(text(1, 1, .compiling(done: 0, files: 1)) == "0 of 1 file")
    #expect(text(1, 1, .looking(round: 3, holes: 84)) == "round 3, 84 holes so far")
    #expect(text(5, 5, .looking(round: 2, holes: 1)) == "Kingfisher, 5 of 5 modules: round 2, 1 hole so far")
  }

  @Test func `is told of each process of the compiler, and of each round`() throws {
    let (folder, cache) = (Scratch(), Scratch())
    folder.write(
      "import Kit\nimport UIKit\nclass Screen: UIViewController { func go() { view.kit.go() } }\n",
      to: "Screen.swift")
    let workshop = try Workshop(
      SourceRoot(folder.path), programFolder: RunningBuilder.programFolder, cache: cache("cache"))
    let told = Mutex<[BuildStep.Work]>([])
    let build = workshop.build.telling { work in told.withLock { $0.append(work) } }
    var rounds = HoleRounds(build, workshop.scan(), Cancellation())
    #expect(rounds.run().objects != nil)
    // With the entry there are two files, and three with the declarations for holes.
    #expect(
      told.withLock { $0 } == [
        .compiling(done: 0, files: 2), .compiling(done: 2, files: 2), .looking(round: 2, holes: 1),
        .compiling(done: 0, files: 3), .compiling(done: 3, files: 3),
      ])
  }

  @Test func `is said to a terminal only now and then`() {
    var pace = StepPace(since: 10)
    let due = [11.9, 12, 13.9, 14].filter { pace.isDue(at: $0) }
    #expect(due == [12, 14])
  }
}
