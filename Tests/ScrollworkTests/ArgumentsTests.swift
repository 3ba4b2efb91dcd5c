import Testing

@testable import scrollwork

@Suite struct `Command line` {
  private func served(_ words: String...) throws -> ServeArguments? {
    guard case .serve(let arguments) = try Arguments(words) else { return nil }
    return arguments
  }

  @Test func `without a path the gallery is served, with one the path`() throws {
    #expect(try served()?.path == nil)
    #expect(try served("serve")?.path == nil)
    #expect(try served("--port", "9")?.port == 9)
    #expect(try served("serve", "Features/Gallery", "--port", "0")?.path == "Features/Gallery")
  }

  @Test func `every flag of serve is understood`() throws {
    let words = [
      "serve", "Cards.swift", "--edit", "--editor", "zed", "--memory", "512", "--swift-version", "6",
      "--host", "0.0.0.0", "--allow-host", "a.local", "--allow-host", "b.local", "--public", "Page",
      "--state", "/srv/state", "--keep", "7", "--sleep", "5",
    ]
    guard case .serve(let arguments) = try Arguments(words) else {
      Issue.record("not served")
      return
    }

    #expect(arguments.allowsEdits)
    #expect(arguments.editor == .zed)
    #expect(arguments.memory == 512)
    #expect(arguments.swiftVersion == 6)
    #expect(arguments.host == "0.0.0.0")
    #expect(arguments.allowedHosts == ["a.local", "b.local"])
    #expect(arguments.publicFolder == "Page")
    #expect(arguments.state == "/srv/state")
    #expect(arguments.keepDays == 7)
    #expect(arguments.sleepAfter == 5)
    #expect(try served("serve", "Cards.swift", "--editor", "none")?.editor == nil)
  }

  @Test func `sessions are kept for a month, or for none of its days`() throws {
    #expect(try served()?.keepDays == 30)
    #expect(try served()?.state == nil)
    #expect(try served("serve", "--keep", "0")?.keepDays == 0)
  }

  @Test func `the network is listened to for the asking, at every address of version 4`() throws {
    #expect(try served()?.boundHost == "127.0.0.1")
    #expect(try served("serve", "--lan")?.boundHost == "0.0.0.0")
    #expect(try served("serve", "--host", "192.168.1.7")?.boundHost == "192.168.1.7")
    guard case .doctor(let doctor) = try Arguments(["doctor", "--lan"]) else {
      Issue.record("no doctor")
      return
    }
    #expect(doctor.isForLAN && doctor.boundHost == "0.0.0.0")
  }

  @Test func `a certificate comes with its key`() throws {
    #expect(try served()?.tls == nil)
    let tls = try served("serve", "--tls-cert", "a.pem", "--tls-key", "b.pem")?.tls
    #expect(tls?.certificate == "a.pem" && tls?.key == "b.pem")
  }

  @Test func `a sandbox is required for the asking only`() throws {
    #expect(try served()?.requiresSandbox == false)
    #expect(try served("serve", "--require-sandbox")?.requiresSandbox == true)
  }

  @Test func `pages foresee scrolling unless they are told not to`() throws {
    #expect(try served()?.allowsPrediction == true)
    #expect(try served("serve", "--no-prediction")?.allowsPrediction == false)
  }

  /// The typed command, and the word that the first line has to name.
  @Test(arguments: [
    ("serve --bogus", "--bogus"), ("serve a.swift b.swift", "b.swift"), ("serve --port", "--port 8080"),
    ("serve --port x", "--port x"), ("serve --port 70000", "65535"), ("serve --port --host", "--port 8080"),
    ("serve --memory 1", "128"), ("serve a.swift --swift-version 4", "5 or 6"),
    ("serve a.swift --editor emacs", "vscode, zed, idea or none"), ("serve --edit", "serve PATH --edit"),
    ("serve --editor zed", "serve PATH --editor"), ("Cards.swift", "scrollwork serve Cards.swift"),
    ("Features/Cards", "scrollwork serve Features/Cards"), ("srve", "serve, inspect, mock, remarks, doctor"),
    ("inspect --source", "--source Sources/Carousel.swift"),
    ("inspect x --picture", "--picture carousel.png"),
    ("inspect x --picture a --picture b", "one file"),
    ("inspect --source a --source b", "--source takes one"), ("inspect Cards.swift", "--source Cards.swift"),
    ("inspect --swift-version 6 x", "--source PATH"), ("doctor --bogus", "--bogus"),
    ("doctor a b", "b is one too many"),
    ("doctor --port 0", "65535"), ("serve --allow-host http://a.local", "such as preview.local"),
    ("serve --state", "--state /var/lib/scrollwork"), ("serve --keep -1", "0 to 3650"),
    ("serve --keep forever", "--keep forever"), ("serve --state a --keep 0", "leave one of them out"),
    ("serve --port=80", "--port 80"), ("serve --mock /nowhere", "scrollwork mock DIR makes one"),
    ("serve --rows -1", "0 to 2000"), ("serve --locale Deutsch", "such as de_AT"),
    ("serve --tls-cert a.pem", "--tls-key"), ("serve --tls-key a.pem", "--tls-cert"),
    ("serve --tls-cert --lan", "--tls-cert fullchain.pem"), ("serve --lan --host 127.0.0.1", "--lan"),
    ("serve --host 127.0.0.1 --lan", "leave one of them out"),
    ("doctor --host 10.0.0.1 --lan", "leave one of them out"), ("mock", "scrollwork mock PATH"),
    ("mock a b", "b is one too many"), ("mock a --strict", "--strict of mock"),
  ])
  func `a mistake names the flag and what mends it`(line: String, named: String) {
    let mistake = #expect(throws: Arguments.Mistake.self) {
      try Arguments(line.split(separator: " ").map(String.init))
    }

    #expect(mistake?.text.contains(named) == true, "\(mistake?.text ?? "")")
  }

  @Test func `what answers requests goes to the agents, and mocks go beside their source`() throws {
    guard
      case .serve(let serve) = try Arguments(["serve", "--rows", "30", "--locale", "de_AT", "--mock", "/tmp"]),
      case .mock(let mock) = try Arguments(["mock", "A/Cards.swift", "--rows", "5"]),
      case .mock(let other) = try Arguments(["mock", "A", "--mock", "B"])
    else {
      Issue.record("not read")
      return
    }

    #expect(serve.data.words == ["--mock", "/tmp", "--rows", "30", "--locale", "de_AT"])
    #expect(mock.agentWords(for: 2) == ["--write-mocks", "2", "A/Mocks", "--rows", "5"])
    #expect(other.place == "B")
  }

  @Test func `where a picture goes is no word for the agent`() throws {
    let words = ["inspect", "cards", "--picture", "cards.png", "--scale", "3"]
    guard case .inspect(let arguments) = try Arguments(words) else {
      Issue.record("not inspected")
      return
    }
    #expect(arguments.picture == "cards.png")
    #expect(arguments.agent == ["cards", "--picture", "--scale", "3"])
  }

  @Test func `inspect keeps what the agent reads in its order`() throws {
    let words = [
      "inspect", "--size", "390x844", "--source", "Cards.swift", "cards", "--set", "A.b=1", "--swift-version",
      "6",
    ]
    guard case .inspect(let arguments) = try Arguments(words) else {
      Issue.record("not inspected")
      return
    }

    #expect(arguments.source == "Cards.swift")
    #expect(arguments.swiftVersion == 6)
    #expect(arguments.agent == ["--size", "390x844", "cards", "--set", "A.b=1"])
  }

  @Test func `what of a project is meant goes to the builder, where a drag is to end to the agent`() throws {
    let words = [
      "inspect", "--source", "App", "--target", "Feature", "--with", "../Kit", "--target", "main=120,0",
      "--with", "../Then",
    ]
    guard case .inspect(let arguments) = try Arguments(words) else {
      Issue.record("not inspected")
      return
    }
    #expect(arguments.project.flags == ["--target", "Feature", "--with", "../Kit", "--with", "../Then"])
    #expect(arguments.agent == ["--target", "main=120,0"])
    #expect(throws: Arguments.Mistake.self) { try Arguments(["serve", "--with", "../Kit"]) }
    guard case .serve(let serve) = try Arguments(["serve", "App", "--target", "Feature"]) else {
      Issue.record("not served")
      return
    }
    #expect(serve.project.flags == ["--target", "Feature"])
  }

  @Test(arguments: [
    ["inspect", "cards", "--target"], ["inspect", "cards", "--target", "--size", "1x1"],
    ["inspect", "cards", "--target", "main"], ["inspect", "--source", "App", "--target", ""],
  ]) func `a target of neither kind is told both`(words: [String]) {
    let mistake = #expect(throws: Arguments.Mistake.self) { try Arguments(words) }
    #expect(mistake?.text.contains("ID=X,Y") == true)
    #expect(mistake?.text.contains("--source PATH, the NAME of a target") == true)
  }

  @Test func `help is shorter than a screen of sixty lines`() throws {
    #expect(try Arguments(["--help"]) == .help)
    #expect(try Arguments(["serve", "-h"]) == .help)
    #expect(Arguments.usage.split(separator: "\n").count < 60)
  }

  @Test func `help names every value of the settings of the screen`() {
    for flag in ["--appearance light|dark,", "--direction ltr|rtl,", "--text-size xs|s|m|l|"] {
      #expect(Arguments.usage.contains(flag))
    }
  }
}
