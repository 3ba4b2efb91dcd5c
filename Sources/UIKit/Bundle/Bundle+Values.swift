// The values of a bundle — after Apple's "Information Property List" and documentation "Bundle",
// read 2026-11.

import QuartzCore
import Synchronization

/// The values of the main bundle: those of the previewed app.
public enum _BundleValues {
  /// The values that every app has; the app's own come in their place.
  private static let standard = [
    "CFBundleIdentifier": "com.example.Preview", "CFBundleName": "Preview", "CFBundleExecutable": "Preview",
    "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
    "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
  ]

  private static let json = Mutex("{}")

  /// Takes an object of JSON. Text that is none counts as empty.
  public static func load(_ json: String) { self.json.withLock { $0 = json } }

  /// The app's own, as they came.
  static var text: String { json.withLock { $0 } }

  static var all: [String: Any] {
    let own = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    return (standard as [String: Any]).merging(own) { $1 }
  }
}

extension Bundle {
  /// The previewed app's Info.plist, with the build settings put in; a plausible one where there is none.
  /// Numbers and truth values are texts.
  public var infoDictionary: [String: Any]? { isPreviewed ? _BundleValues.all : _ownValues }
  /// As `infoDictionary`: nothing of it is localised here.
  public var localizedInfoDictionary: [String: Any]? { infoDictionary }
  /// "com.example.Preview" where the previewed app has none; nil for another bundle without one.
  public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
  /// The value under `key` of `infoDictionary`, whose numbers are texts.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// Of a bundle that is a folder of its own: nil where it has no Info.plist.
  private var _ownValues: [String: Any]? {
    guard let data = FileManager.default.contents(atPath: "\(_folder)/Info.plist") else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      as? [String: Any]
  }
}
