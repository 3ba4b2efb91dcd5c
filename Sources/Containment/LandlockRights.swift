/// The acts that Landlock can keep a process from, by the version of its interface (landlock(7)): a kernel
/// knows those of its own version and of all before it.
struct LandlockRights: Equatable {
  /// Rights about files, as in `LANDLOCK_ACCESS_FS_…`.
  struct Files: OptionSet {
    let rawValue: UInt64
    static let execute = Files(rawValue: 1 << 0)
    static let writeFile = Files(rawValue: 1 << 1)
    static let readFile = Files(rawValue: 1 << 2)
    static let readFolder = Files(rawValue: 1 << 3)
    static let removeFolder = Files(rawValue: 1 << 4)
    static let removeFile = Files(rawValue: 1 << 5)
    static let makeDevice = Files(rawValue: 1 << 6 | 1 << 11)
    static let makeFolder = Files(rawValue: 1 << 7)
    static let makeFile = Files(rawValue: 1 << 8)
    static let makeSocket = Files(rawValue: 1 << 9)
    static let makePipe = Files(rawValue: 1 << 10)
    static let makeLink = Files(rawValue: 1 << 12)
    static let move = Files(rawValue: 1 << 13)
    static let truncate = Files(rawValue: 1 << 14)
    static let control = Files(rawValue: 1 << 15)

    /// Those that make sense for a file that is no folder; the kernel refuses others there.
    static let ofAFile: Files = [.execute, .writeFile, .readFile, .truncate, .control]
  }

  /// Rights about files that are kept from everybody who is not granted them.
  let files: Files
  /// To bind and to connect by TCP, both or nothing: nobody is granted these.
  let network: UInt64
  /// Abstract Unix sockets of others, and signals to others.
  let scopes: UInt64

  /// - Parameter version: from 1; nil where there is none.
  init?(version: Int) {
    guard version >= 1 else { return nil }
    let last = version >= 5 ? 15 : version >= 3 ? 14 : version >= 2 ? 13 : 12
    files = Files(rawValue: (1 << UInt64(last + 1)) - 1)
    network = version >= 4 ? 0b11 : 0
    scopes = version >= 6 ? 0b11 : 0
  }

  var limitsTruncation: Bool { files.contains(.truncate) }
  var scopesSignals: Bool { scopes != 0 }

  /// The rights of this version that `access` stands for.
  func granted(_ access: VisiblePlaces.Access, isFolder: Bool) -> Files {
    let wanted: Files =
      switch access {
      case .find: [.readFile]
      case .read: [.readFile, .readFolder]
      case .run: [.readFile, .readFolder, .execute]
      case .device: [.readFile, .writeFile, .truncate, .control]
      case .write:
        [
          .readFile, .readFolder, .writeFile, .removeFolder, .removeFile, .makeFolder, .makeFile, .makePipe,
          .makeLink, .move, .truncate,
        ]
      }
    let possible = wanted.intersection(files)
    return isFolder ? possible : possible.intersection(.ofAFile)
  }
}
