import Testing

@testable import PreviewBuilder

@Suite struct `Save gate` {
  @Test func `one save is one build, fifty milliseconds later`() {
    var gate = SaveGate()

    #expect(gate.changed("a.swift", .finished, at: 10) == nil)
    #expect(gate.deadline == 10.05)
    #expect(gate.tick(at: 10.04) == nil)
    #expect(gate.tick(at: 10.05) == .startBuild(changed: ["a.swift"], savedAt: 10))
    #expect(gate.isBuilding)
    #expect(gate.deadline == nil)
  }

  @Test func `a checkout of two hundred files is one build`() {
    var gate = SaveGate()
    let names = (0..<200).map { "file\($0).swift" }

    for (index, name) in names.enumerated() {
      let now = 1 + Double(index) * 0.005
      #expect(gate.changed(name, .finished, at: now) == nil)
      #expect(gate.tick(at: now) == nil)
    }

    #expect(gate.tick(at: 3) == .startBuild(changed: names.sorted(), savedAt: 1))
    #expect(gate.tick(at: 4) == nil)
  }

  @Test func `a file that is still being written is waited for`() {
    var gate = SaveGate()

    _ = gate.changed("a.swift", .unfinished, at: 0)
    #expect(gate.tick(at: 0.2) == nil)
    _ = gate.changed("a.swift", .finished, at: 0.2)

    #expect(gate.tick(at: 0.25) == .startBuild(changed: ["a.swift"], savedAt: 0))
  }

  @Test func `a writer that never closes its file does not keep the build away`() {
    var gate = SaveGate()

    _ = gate.changed("a.swift", .unfinished, at: 0)

    #expect(gate.tick(at: 0.25) == .startBuild(changed: ["a.swift"], savedAt: 0))
  }

  @Test func `a deleted file that comes back is one change`() {
    var gate = SaveGate()

    _ = gate.changed("a.swift", .unfinished, at: 0)
    _ = gate.changed("a.swift", .unfinished, at: 0.15)
    _ = gate.changed("a.swift", .finished, at: 0.16)

    #expect(gate.tick(at: 0.22) == .startBuild(changed: ["a.swift"], savedAt: 0))
  }

  @Test func `a save during a build cancels it and builds both changes`() {
    var gate = SaveGate()
    _ = gate.changed("a.swift", .finished, at: 0)
    _ = gate.tick(at: 1)

    #expect(gate.changed("b.swift", .finished, at: 1.2) == .cancelBuild)
    #expect(!gate.isBuilding)
    #expect(gate.changed("b.swift", .finished, at: 1.21) == nil)

    #expect(gate.tick(at: 1.26) == .startBuild(changed: ["a.swift", "b.swift"], savedAt: 1.2))
  }

  @Test func `a storm of saves is built in its middle, and that build is let end`() {
    var gate = SaveGate()
    var builds: [Double] = []
    var cancelled = 0

    for step in 0..<300 {
      let now = Double(step) * 0.02
      if gate.changed("log.swift", .finished, at: now) == .cancelBuild { cancelled += 1 }
      if gate.tick(at: now) != nil { builds.append(now) }
    }

    #expect(builds == [2])
    #expect(cancelled == 0)
    gate.buildEnded()
    #expect(gate.tick(at: 6.1) == .startBuild(changed: ["log.swift"], savedAt: 2.02))
  }

  @Test func `after a build that ended by itself, a save starts another and cancels nothing`() {
    var gate = SaveGate()
    _ = gate.changed("a.swift", .finished, at: 0)
    _ = gate.tick(at: 1)
    gate.buildEnded()

    #expect(gate.changed("a.swift", .finished, at: 2) == nil)
    #expect(gate.tick(at: 2.05) == .startBuild(changed: ["a.swift"], savedAt: 2))
  }
}
