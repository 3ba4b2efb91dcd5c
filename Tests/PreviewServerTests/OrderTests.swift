import PreviewServer
import PreviewSession
import PreviewWire
import Testing

@Suite(.serialized) struct `Orders of sessions` {
  private let drum = #"{"preview": "drum"}"#

  @Test func `from one address take three quarters of the places that run, and the rest is refused`() throws {
    let server = try RunningServer(configure: { $0.runningSessions = 8 })
    let sockets = try (0..<6).map { _ in try server.viewer(try server.session()) }

    let refusal = try #require(server.post("/api/sessions", drum))

    #expect(refusal.status == 429)
    #expect(refusal.body.contains("close one and try again"))
    #expect(server.get("/healthz")?.body.contains(#""sessions": 6"#) == true)
    for socket in sockets { #expect(socket.nextFrame() == Array("K1".utf8)) }
  }

  @Test func `in a flood are refused beyond a burst, and end no session that is there`() throws {
    let server = try RunningServer()
    let path = try server.session()
    var refusal: TestResponse?
    var made = 0
    while refusal == nil, made < 2000 {
      let answer = server.post("/api/sessions", #"{"preview": "broken"}"#)
      if answer?.status == 201 { made += 1 } else { refusal = answer }
    }

    #expect(refusal?.status == 429)
    #expect(refusal?.fields["retry-after"] == "2")
    #expect(made < 2000)
    #expect(try server.viewer(path).nextFrame() == Array("K1".utf8))
  }
}
