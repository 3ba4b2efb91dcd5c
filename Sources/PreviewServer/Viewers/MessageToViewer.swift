import Libwebsockets
import PreviewSession
import PreviewWire

/// A text message to a viewer. At most one of each kind waits to be sent, and some warnings: a newer one
/// takes the oldest one's place.
struct MessageToViewer {
  enum Kind: Equatable {
    case hello, presence, agent, busy, failed, takenBack, kept, log, build, knobs, holes, reached, requests,
      bars, typing, role, driver, asked, people, company, cursors, refused, leftOut, element, remarks, pins,
      aside, gather
    /// A setting of the screen, by its name.
    case screen(String)

    /// How many of this kind may wait.
    var mostWaiting: Int {
      switch self {
      case .log: SessionLimits.warnings
      // The last result, and that the next one is on its way.
      case .build: 2
      // A question of a page each; it knows which by their numbers.
      case .element: 8
      default: 1
      }
    }
  }

  let kind: Kind
  let buffer: OutboundBuffer

  private init(_ kind: Kind, _ type: String, _ members: [(String, JSONText)]) {
    self.kind = kind
    buffer = OutboundBuffer(JSONText.object([("type", .string(type))] + members).text.utf8)
  }

  /// - Returns: nil where that is not for who sees only the preview.
  init?(_ notice: Notice, for sight: Sight) {
    guard sight.hasSource || !notice.isOfSource else { return nil }
    switch notice {
    case .presence(let viewers): self.init(.presence, "presence", [("viewers", .integer(viewers))])
    case .screen(let setting):
      let member = setting.member
      self.init(.screen(member.0), member.0, [member])
    case .agentRestarting: self.init(.agent, "agent", [("state", .string("restarting"))])
    case .agentRunning: self.init(.agent, "agent", [("state", .string("running"))])
    case .busy: self.init(.busy, "busy", [])
    case .failed(let message):
      let said =
        sight.hasSource ? message : "The preview stopped. The person who sent you the link can see why."
      self.init(.failed, "failed", [("message", .string(said))])
    case .takenBack(let message): self.init(.takenBack, "takenBack", [("message", .string(message))])
    case .warning(let message): self.init(.log, "log", [("message", .string(message))])
    case .knobs(let knobs): self.init(.knobs, "knobs", knobs.members(for: sight))
    case .reached(let reaches): self.init(.reached, "reached", [("reached", HoleList.json(reaches))])
    case .requests(let rows): self.init(.requests, "requests", [("requests", .array(rows.map(\.json)))])
    case .bars(let bars): self.init(.bars, "bars", bars.members)
    case .kept(let seq): self.init(.kept, "kept", [("seq", .integer(seq))])
    case .typing(let report): self.init(.typing, "typing", [("input", report?.json ?? .null)])
    case .role(let role): self.init(.role, "role", [("role", .string(role.name))])
    case .driver(let driver):
      self.init(
        .driver, "driver",
        [
          ("viewer", driver.map { .integer($0.viewer) } ?? .null),
          ("role", driver.map { .string($0.role.name) } ?? .null),
        ])
    case .leftOut(let names):
      self.init(.leftOut, "leftOut", [("parts", .array(names.map(JSONText.string)))])
    case .element(let request, let found):
      let nothing: [(String, JSONText)] = [("pin", .null), ("layer", .null), ("rect", .null)]
      self.init(.element, "element", [("request", .integer(request))] + (found?.members ?? nothing))
    case .asked(let asking): self.init(.asked, "asked", [("state", .string(asking.rawValue))])
    case .company(let news): self.init(.company, "company", news.json)
    case .aside(let count): self.init(.aside, "aside", [("count", .integer(count))])
    case .gather(let asker):
      self.init(.gather, "gather", [("name", .string(asker.name)), ("role", .string(asker.role.name))])
    case .refused:
      self.init(.refused, "refused", [("message", .string("Your link is for watching; ask for control."))])
    }
  }

  /// That the owner gave this viewer control, with the seat by which it has that again on another connection.
  init(seat: RandomBits) {
    let role = ViewerRole.control.name
    self.init(.role, "role", [("role", .string(role)), ("seat", .string(seat.description))])
  }

  /// Everybody who watches a session, for its owner.
  ///
  /// - Parameter link: the name of the link that a viewer came with; nil for none.
  init(people: People, company: Company, link: (Int) -> String?) {
    let list = people.all.filter { !$0.isAway }.map { person in
      JSONText.object([
        ("viewer", .integer(person.viewer)), ("role", .string(person.role.name)),
        ("isGiven", .bool(person.isByHand && person.role == .control)), ("isAsking", .bool(person.isAsking)),
        ("link", link(person.viewer).map(JSONText.string) ?? .null),
        ("name", .string(company.name(of: person.viewer))),
      ])
    }
    self.init(.people, "people", [("people", .array(list))])
  }

  /// The pointers of viewers, for those who want to see them.
  init(_ cursors: [Cursor]) {
    self.init(.cursors, "cursors", [("cursors", .array(cursors.map(\.json)))])
  }

  /// How many remarks a session has. The page asks for the list when the version is another one.
  init(remarksOfVersion version: Int, open: Int, all: Int, areAllowed: Bool) {
    self.init(
      .remarks, "remarks",
      [
        ("version", .integer(version)), ("open", .integer(open)), ("all", .integer(all)),
        ("allowed", .bool(areAllowed)),
      ])
  }

  /// Where the pins of a session are, all of them.
  init(pins: [(remark: Remark, place: PinPlace)]) {
    let list = pins.map { remark, place in
      JSONText.object([
        ("remark", .string(remark.id.description)), ("place", .string(place.standing.name)),
        ("layer", place.layer.map { .integer(Int($0)) } ?? .null),
        ("fraction", .numbers([remark.pin.fraction.x, remark.pin.fraction.y])),
      ])
    }
    self.init(.pins, "pins", [("pins", .array(list))])
  }

  /// The result of a save.
  ///
  init(_ news: BuildNews, for sight: Sight) {
    self.init(.build, "build", news.members(for: sight))
  }

  /// The holes of the build that a session shows, and how often it has reached them.
  ///
  /// - Returns: nil where that is not for who sees only the preview.
  init?(_ holes: HoleList, for sight: Sight) {
    guard sight.hasSource else { return nil }
    self.init(.holes, "holes", holes.members(editor: sight.editor))
  }

  /// The first message on a connection.
  ///
  /// - Parameters:
  ///   - source: what is previewed and what may be done to it; null for the gallery.
  ///   - needsLinks: whether people need a link with a key to see the session.
  ///   - allowsPrediction: whether the page may show where a hand takes the content before it is told.
  init(
    helloTo viewer: Int, of session: LiveSession, title: String, build: String, source: JSONText,
    needsLinks: Bool, allowsPrediction: Bool
  ) {
    self.init(
      .hello, "hello",
      [
        ("viewer", .integer(viewer)),
        ("session", .string(session.id.description)),
        ("parent", session.aside.map { .string($0.parent.description) } ?? .null),
        ("role", .string(session.machine.people.role(of: viewer).name)),
        ("needsLinks", .bool(needsLinks)),
        ("prediction", .bool(allowsPrediction)),
        ("preview", .object([("slug", .string(session.slug)), ("title", .string(title))])),
      ] + session.machine.screen.members + [
        ("devices", .array(Device.all.map(\.json))),
        ("viewers", .integer(session.machine.people.presentCount)),
        ("build", .string(build)),
        ("source", source),
      ])
  }
}

extension Notice {
  /// Whether it is about the code of the preview rather than about the preview.
  fileprivate var isOfSource: Bool {
    switch self {
    case .warning, .reached, .requests: true
    default: false
    }
  }
}
