/// Whether a session's screen is light or dark. Its name is that of `POST /api/sessions`, of the hello and of
/// `inspect --appearance`.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  /// The byte that stands for it in messages.
  var code: UInt8 { self == .dark ? 1 : 0 }
}

extension ByteReader {
  mutating func appearance() throws(WireError) -> Appearance {
    let code = try byte()
    guard let appearance = Appearance.allCases.first(where: { $0.code == code }) else {
      throw .outOfRange(.appearance, Int64(code))
    }
    return appearance
  }
}

extension ByteWriter {
  mutating func appearance(_ appearance: Appearance) { byte(appearance.code) }
}
