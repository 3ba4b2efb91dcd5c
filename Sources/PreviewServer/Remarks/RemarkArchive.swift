import FoundationEssentials
import Glibc
import PreviewSession
import PreviewWire
import SQLiteDatabase

/// The remarks in a folder of state, for the command line: read beside a server that runs there, and changed
/// through it; where none runs, changed in the folder itself.
public struct RemarkArchive {
  /// Why something is not done.
  public struct Fault: Error, Equatable {
    /// Says what is wrong, and what mends it.
    public var sentence: String
  }

  private let folder: StateFolder

  /// - Parameters:
  ///   - asked: the folder; nil for the usual one of this user.
  ///   - environment: of this process.
  public init(folder asked: String?, environment: [String: String]) throws(Fault) {
    do throws(StoreError) {
      folder = try StateFolder(asked: asked, environment: environment)
    } catch {
      throw Fault(sentence: error.sentence)
    }
  }

  /// All remarks of all sources, the newest first. None where no server has kept anything there.
  public func list() throws(Fault) -> [ListedRemark] {
    let found = try read().sorted { $0.remark.words.made > $1.remark.words.made }
    let ids = found.map { $0.remark.id.description }
    return found.map {
      ListedRemark($0.remark, source: $0.source.text, shortID: Self.shortest($0.remark, ids))
    }
  }

  /// Replies to a remark, as its owner.
  public func reply(to id: String, _ text: String, as name: String) throws(Fault) -> ListedRemark {
    guard let name = RemarkText.name(name) else {
      throw Fault(sentence: RemarkOrder.Mistake.badName.sentence)
    }
    guard let text = RemarkText.text(text) else {
      throw Fault(sentence: RemarkOrder.Mistake.badText.sentence)
    }
    let json = JSONText.object([("name", .string(name)), ("text", .string(text))]).text
    return try change(id, "replies", json) { (book, id) throws(RemarkBook.Refusal) in
      try book.reply(RemarkWords(name: name, text: text, made: .now, isOwner: true), to: id)
    }
  }

  /// Says that a remark is resolved, or open again.
  public func resolve(_ id: String, _ isResolved: Bool) throws(Fault) -> ListedRemark {
    let json = JSONText.object([("resolved", .bool(isResolved))]).text
    return try change(id, "resolve", json) { (book, id) throws(RemarkBook.Refusal) in
      guard let remark = book.resolve(id, isResolved, at: .now) else { throw .unknown }
      return remark
    }
  }

  // MARK: Reading

  private typealias Kept = (source: KeptSource, remark: Remark)

  private func read() throws(Fault) -> [Kept] {
    let file = folder.file(SQLiteStore.fileName)
    guard access(file, F_OK) == 0 else { return [] }
    do {
      let database = try Database(file, .readOnly)
      switch try Schema.current.refusal(of: database) {
      case .ofAnotherProgram: throw Self.fault(.ofAnotherProgram(file: file))
      case .ofNewerVersion: throw Self.fault(.ofNewerVersion(file: file))
      case nil: break
      }
      // A file that no server of this version has opened yet has no table for them.
      guard try database.userVersion >= Schema.current.steps.count else { return [] }
      return try SQLiteStore.allRemarks(in: database)
    } catch let error as DatabaseError {
      throw Self.fault(StoreError(error, folder: folder))
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(sentence: "\(error)")
    }
  }

  private static func fault(_ error: StoreError) -> Fault { Fault(sentence: error.sentence) }

  /// The remark whose ID begins so.
  private func find(_ text: String) throws(Fault) -> Kept {
    let found = try read().filter { $0.remark.id.description.hasPrefix(text) }
    guard !text.isEmpty, let first = found.first else {
      throw Fault(sentence: "there is no remark “\(text)”; scrollwork remarks --all lists all of them")
    }
    guard found.count == 1 || first.remark.id.description == text else {
      throw Fault(
        sentence: "\(found.count) remarks begin with “\(text)”; write more of the one that you mean")
    }
    return first
  }

  /// The front of an ID that no other begins with, of at least six characters.
  private static func shortest(_ remark: Remark, _ ids: [String]) -> String {
    let id = remark.id.description
    let most = ids.filter { $0 != id }.map { zip($0, id).prefix { $0 == $1 }.count }.max() ?? 0
    return String(id.prefix(max(6, most + 1)))
  }

  // MARK: Changing

  private typealias Change = (inout RemarkBook, RemarkID) throws(RemarkBook.Refusal) -> Remark

  private func change(
    _ text: String, _ deed: String, _ json: String, _ change: Change
  ) throws(Fault) -> ListedRemark {
    let kept = try find(text)
    // A server may come and go between two looks.
    for _ in 0..<3 {
      switch changeHere(kept, change) {
      case .success(let remark): return remark
      case .failure(.refused(let fault)): throw fault
      case .failure(.taken): if let remark = try post(kept, deed, json) { return remark }
      }
      usleep(200_000)
    }
    throw Fault(
      sentence: "a server has \(folder.path) and does not answer; end it, or try again when it is up")
  }

  /// Why it is not changed in the folder.
  private enum Obstacle: Error {
    /// A server has the folder.
    case taken
    case refused(Fault)
  }

  /// Changes it in the folder, which no server has.
  private func changeHere(_ kept: Kept, _ change: Change) -> Result<ListedRemark, Obstacle> {
    do {
      let store = try SQLiteStore(folder, source: kept.source)
      defer { store.close() }
      let loaded = try store.load()
      var book = RemarkBook(loaded.remarks, sheets: loaded.remarkSheets)
      let remark = try change(&book, kept.remark.id)
      try store.apply([.putRemark(remark)])
      return .success(listed(kept.source, remark))
    } catch StoreError.taken {
      return .failure(.taken)
    } catch let error as StoreError {
      return .failure(.refused(Fault(sentence: error.sentence)))
    } catch let refusal as RemarkBook.Refusal {
      return .failure(.refused(Fault(sentence: RemarkRefusal.sentence(of: refusal))))
    } catch {
      return .failure(.refused(Fault(sentence: "\(error)")))
    }
  }

  private func listed(_ source: KeptSource, _ remark: Remark) -> ListedRemark {
    ListedRemark(remark, source: source.text, shortID: String(remark.id.description.prefix(6)))
  }

  /// Has the server of the folder change it; nil where it cannot be reached.
  private func post(_ kept: Kept, _ deed: String, _ json: String) throws(Fault) -> ListedRemark? {
    guard let place = ServerPlace(in: folder), let key = try ownerKey() else { return nil }
    let path = "/api/remarks/\(kept.remark.id)/\(deed)"
    guard let (status, body) = OwnRequest(place: place, key: key).post(path, json) else { return nil }
    guard (200..<300).contains(status) else {
      let error = try? JSONDecoder().decode([String: String].self, from: Data(body))["error"]
      throw Fault(sentence: error ?? "the server answered with status \(status)")
    }
    // It is answered once it is kept.
    let id = kept.remark.id
    let now = try read().first { $0.remark.id == id } ?? kept
    return listed(now.source, now.remark)
  }

  private func ownerKey() throws(Fault) -> OwnerKey? {
    do throws(StoreError) {
      return try OwnerKeyFile(folder).keyIfAny()
    } catch {
      throw Fault(sentence: error.sentence)
    }
  }
}
