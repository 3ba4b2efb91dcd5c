import Containment
import Testing

@testable import PreviewServer

@Suite struct `Views of agents` {
  @Test func `are furnished once for a build, and again when others have come in between`() {
    let views = FurnishedViews()
    var made: [String] = []
    func use(_ library: String?) {
      let bundle = library.map { AgentBundle(library: $0) }
      _ = views.view(of: bundle) {
        made.append(library ?? "gallery")
        return PrivateView(bubblewrap: "/bwrap", program: "/agent").furnished(loading: [], read: [])
      }
    }

    for library in [nil, nil, "a", "a", nil, "b", "c"] { use(library) }
    #expect(made == ["gallery", "a", "b", "c"])

    for library in ["d", "c", nil] { use(library) }
    #expect(made == ["gallery", "a", "b", "c", "d", "gallery"])
  }
}
