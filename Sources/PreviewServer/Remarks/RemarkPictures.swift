import PreviewSession
import SQLiteDatabase

/// The pictures of remarks: those that came last are in memory, and all that are kept in the store.
struct RemarkPictures {
  /// Bytes of the pictures in memory.
  static let mostBytes = 32 << 20

  /// The folder of the store; nil where nothing is kept.
  private let folder: StateFolder?
  /// In the order in which they came.
  private var recent: [(id: RemarkID, bytes: [UInt8])] = []
  private var byteCount = 0

  init(folder: StateFolder?) { self.folder = folder }

  mutating func add(_ id: RemarkID, _ bytes: [UInt8]) {
    forget(id)
    recent.append((id, bytes))
    byteCount += bytes.count
    while byteCount > Self.mostBytes, let oldest = recent.first { forget(oldest.id) }
  }

  mutating func forget(_ id: RemarkID) {
    for picture in recent where picture.id == id { byteCount -= picture.bytes.count }
    recent.removeAll { $0.id == id }
  }

  /// The picture, in PNG; nil where there is none. It reads a file that has been written shortly before, or
  /// that somebody asks for to look at it.
  func bytes(of id: RemarkID) -> [UInt8]? {
    if let picture = recent.first(where: { $0.id == id }) { return picture.bytes }
    guard let file = folder?.file(SQLiteStore.fileName) else { return nil }
    let rows = try? Database(file, .readOnly).rows(
      SQLiteStore.loadPictureStatement, .text(id.description))
    return rows?.first.flatMap { try? $0.blob(0) }
  }
}
