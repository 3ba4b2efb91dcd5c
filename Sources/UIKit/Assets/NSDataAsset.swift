// NSDataAsset — after Apple's documentation, read 2026-11.
// State: partial. Missing: assets that are fetched when they are asked for.

import QuartzCore

/// A file of any kind in an asset catalogue.
open class NSDataAsset: NSObject {
  /// The name of a data set, perhaps with the catalogue's groups before it.
  public typealias Name = String

  /// The name that the asset was asked for by.
  public let name: NSDataAsset.Name
  /// All bytes of the file.
  public let data: Data
  /// Its uniform type identifier, as the catalogue says it: `public.data` where it says none.
  public let typeIdentifier: String

  /// nil where there is no such data set, which the session's log says.
  public convenience init?(name: NSDataAsset.Name) { self.init(name: name, bundle: .main) }

  /// nil where there is no such data set, which the session's log says. `bundle` does not count: there is one
  /// index of assets.
  public init?(name: NSDataAsset.Name, bundle: Bundle) {
    guard let folder = _AssetFolders.index.dataSets[name], let file = DataSet(folder: folder)?.file,
      let fileName = file.filename,
      let data = FileManager.default.contents(atPath: (folder as NSString).appendingPathComponent(fileName))
    else {
      _AssetFolders.reportMissing(data: name)
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? "public.data"
  }
}

/// `Contents.json` of a data set.
private struct DataSet: Decodable {
  struct File: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }

  var data: [File]?

  init?(folder: String) {
    let path = (folder as NSString).appendingPathComponent("Contents.json")
    guard let bytes = FileManager.default.contents(atPath: path),
      let set = try? JSONDecoder().decode(DataSet.self, from: bytes)
    else { return nil }
    self = set
  }

  /// That of phones, or of all devices.
  var file: File? {
    let named = (data ?? []).filter { $0.filename != nil }
    return named.first { $0.idiom == "iphone" } ?? named.first { $0.idiom == "universal" } ?? named.first
  }
}
