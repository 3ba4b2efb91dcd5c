/// Pictures that stand for those that addresses name.
public struct SamplePicture: Equatable, Sendable {
  /// Where pictures of sample data would be, if there were any. No such host can exist (RFC 2606).
  public static let host = "pictures.example"

  /// In pixels.
  public let width, height: Int
  /// Red, green, blue and alpha, row by row from the top.
  public let rgba: [UInt8]
  /// Pixels per point.
  public let scale: Double

  /// The same for the same address, in its own two tints, and in the shape that its words suggest.
  public init(address: String) {
    let seed = SampleSeed(address)
    (width, height) = Self.shape(of: KeyWords.of(address))
    scale = Double(width) / 300
    let hue = seed.below(360)
    let (top, bottom) = (Self.color(hue: hue, value: 0.86), Self.color(hue: (hue + 38) % 360, value: 0.58))
    let (crestAt, slope) = (
      0.55 + Double(seed.salted(2).below(20)) / 100, Double(seed.salted(3).below(40)) / 100 - 0.2
    )
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        // Hills before a sky: enough to see how a picture is cut and where it is stretched.
        let crest = crestAt + slope * (u - 0.5) - 0.9 * (u - 0.4) * (0.8 - u)
        // From none to all of it within two rows, as edges of drawings are.
        let hill = max(0, min(1, (v - crest) * Double(height) / 2))
        let share = min(1, v * 0.7 + 0.3 * hill)
        for part in 0..<3 { bytes.append(UInt8(top[part] + (bottom[part] - top[part]) * share)) }
        bytes.append(255)
      }
    }
    rgba = bytes
  }

  /// Small: a page stretches it.
  private static func shape(of words: [String]) -> (Int, Int) {
    let upright: Set = ["poster", "cover", "book", "portrait"]
    let wide: Set = ["backdrop", "banner", "header", "still", "landscape"]
    if words.contains(where: upright.contains) { return (40, 60) }
    return words.contains(where: wide.contains) ? (64, 36) : (48, 48)
  }

  /// 0...255 each; hue in degrees.
  private static func color(hue: Int, value: Double) -> [Double] {
    let (saturation, sector) = (0.42, Double(hue) / 60)
    return [5.0, 3.0, 1.0].map { shift in
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return 255 * value * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
  }
}
