import Foundation
import Testing

@Suite struct `Coverage table` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// State by symbol, from the rows of `Coverage.md`.
  private static let rows: [String: String] = {
    let page = root.appendingPathComponent("Sources/UIKit/UIKit.docc/Coverage.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let pairs = text.matches(of: /(?m)^\| `(\w+)` \| (\w+) \|/).map { (String($0.1), String($0.2)) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// State by symbol, from the headers of the sources.
  private static let headers: [String: String] = {
    var states: [String: String] = [:]
    let targets = [
      "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "Combine", "Contacts", "ContactsUI",
      "CoreData", "CoreGraphics", "CoreLocation", "CoreMotion", "CryptoKit", "ImageIO", "LocalAuthentication",
      "MapKit", "MessageUI",
      "MobileCoreServices", "Network", "OSLog", "ObjectiveC", "ObjectiveCRuntime", "Photos", "PhotosUI",
      "QuartzCore",
      "SafariServices", "Security", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "UIKit",
      "UniformTypeIdentifiers",
      "UserNotifications", "VirtualTime", "WebKit", "os",
    ]
    for target in targets {
      let folder = root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        // A long header goes on in the next line.
        let paragraphs = text.replacing("\n// ", with: " ")
        guard let header = paragraphs.prefixMatch(of: /\/\/ ([\w, ]+) — after.*? State: (\w+)\./) else {
          continue
        }
        for symbol in header.1.split(separator: ", ") { states[String(symbol)] = String(header.2) }
      }
    }
    return states
  }()

  @Test func `every row says what its source says`() {
    #expect(Self.rows.count > 30)
    for (symbol, state) in Self.rows { #expect(Self.headers[symbol] == state, "\(symbol)") }
  }

  @Test func `every symbol of collection and table views has a row`() {
    let symbols = Self.headers.keys.filter { $0.hasPrefix("UICollection") || $0.hasPrefix("UITableView") }
    #expect(symbols.count >= 23)
    for symbol in symbols { #expect(Self.rows[symbol] != nil, "\(symbol)") }
  }
}
