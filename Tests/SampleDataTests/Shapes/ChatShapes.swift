import Foundation

/// Chats: enumerations with values, discriminators, users by id, timestamps of all kinds.
enum ChatShapes {
  struct User: Codable, Hashable {
    let id: UUID; let username: String; let firstName: String; let lastName: String; let email: String;
    let phone: String?; let avatarURL: URL; let isOnline: Bool; let lastSeen: Date?
  }
  enum Content: Codable {
    case text(String), image(url: URL, width: Int, height: Int), voice(duration: TimeInterval), location(
      latitude: Double, longitude: Double), typing
  }
  struct Message: Codable {
    let id: Int; let sender: User; let content: Content; let sentAt: Date; let reactions: [String: Int];
    let replyTo: Reply?
  }
  struct Reply: Codable { let id: Int; let text: String }
  struct Room: Codable {
    let id: String; let title: String; let members: [User]; let messages: [Message]; let unreadCount: Int;
    let kind: Kind
    enum Kind: Int, Codable { case direct, group, channel }
  }
  indirect enum Thread: Codable { case message(Reply), replies([Thread]) }
  /// By a member named `type`, as servers write it.
  enum Event: Decodable {
    case joined(User), left(id: String), renamed(to: String), readReceipt(Int)
    enum Keys: String, CodingKey { case type, payload }
    enum Name: String, Decodable {
      case joined = "user.joined", left = "user.left", renamed = "room.renamed", readReceipt = "message.read"
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      switch try container.decode(Name.self, forKey: .type) {
      case .joined: self = .joined(try container.decode(User.self, forKey: .payload))
      case .left: self = .left(id: try container.decode(String.self, forKey: .payload))
      case .renamed: self = .renamed(to: try container.decode(String.self, forKey: .payload))
      case .readReceipt: self = .readReceipt(try container.decode(Int.self, forKey: .payload))
      }
    }
  }
  /// By which of several members is there.
  enum Attachment: Decodable {
    case photo(URL), file(name: String, size: Int)
    enum Keys: String, CodingKey { case photo, file }
    struct File: Decodable { let name: String; let size: Int }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if let photo = try container.decodeIfPresent(URL.self, forKey: .photo) {
        self = .photo(photo)
      } else {
        let file = try container.decode(File.self, forKey: .file)
        self = .file(name: file.name, size: file.size)
      }
    }
  }
  /// Any type that fits.
  enum Value: Decodable {
    case flag(Bool), number(Double), text(String), list([Value])
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Value].self))
      }
    }
  }
  struct Meta: Decodable { let values: [String: Value]; let flags: [Value] }
  struct Contact: Codable {
    let name: Name; let gender: String; let email: String; let login: Login; let dob: Birth;
    let picture: Picture; let nat: String
    struct Name: Codable { let title, first, last: String }
    struct Login: Codable { let uuid: UUID; let username: String; let sha256: String }
    struct Birth: Codable { let date: String; let age: Int }
    struct Picture: Codable { let large, medium, thumbnail: URL }
  }
  struct Contacts: Codable {
    let results: [Contact]; let info: Info;
    struct Info: Codable { let seed: String; let results, page: Int; let version: String }
  }
  struct Bot: Codable {
    let name: String; let commands: [Command: String];
    enum Command: String, Codable { case help, start, stop }
  }
  static let millis: @Sendable (JSONDecoder) -> Void = { $0.dateDecodingStrategy = .millisecondsSince1970 }

  static let all: [Shape] = [
    Shape(User.self, millis), Shape([User].self), Shape(Content.self), Shape([Content].self, rows: 10),
    Shape(Message.self, millis),
    Shape(Room.self, millis), Shape([Room].self), Shape(Thread.self), Shape(Event.self), Shape([Event].self),
    Shape(Attachment.self),
    Shape([Attachment].self), Shape(Value.self), Shape(Meta.self), Shape(Contact.self), Shape(Contacts.self),
    Shape(Bot.self),
    Shape(Room.Kind.self),
  ]
}
