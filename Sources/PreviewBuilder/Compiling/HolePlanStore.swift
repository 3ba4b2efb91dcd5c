import Foundation
import SourceAdapter

/// Keeps what of a module had to be replaced, so that the next build need not find out again.
struct HolePlanStore {
  private let path: String
  private let fingerprint: String

  /// The plan, and the compiler and modules of which it is true.
  private struct Kept: Codable {
    var fingerprint: String
    var plan: HolePlan
  }

  init(_ build: ModuleBuild) {
    path = build.store.holes
    fingerprint = build.settings.lastingFingerprint.text + build.namesBelow
  }

  /// Nil when nothing is known.
  var plan: HolePlan? {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.fingerprint == fingerprint
    else { return nil }
    return kept.plan
  }

  /// A plan that cannot be written is found out again.
  func keep(_ plan: HolePlan) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(Kept(fingerprint: fingerprint, plan: plan)) else { return }
    _ = WholeFile.update(path, to: String(decoding: data, as: UTF8.self))
  }
}
