// The transform of a record: only the numbers that are others than before.

/// The forms in which a transform is told: the lowest two bits of its first byte. In those above, a form says
/// which numbers follow.
enum TransformForm: UInt8 {
  case identity = 0
  case affine = 1
  case matrix = 2
  /// An affine transform that turns and scales evenly: d is a, and c is -b.
  case similarity = 3

  static let bits = 2
}

extension ByteWriter {
  /// A transform as differences to `base`, which the layer had before.
  mutating func transform(_ transform: LayerTransform, since base: LayerTransform) {
    switch transform {
    case .identity: byte(TransformForm.identity.rawValue)
    case .affine(let affine): self.affine(affine, since: base.affineBase)
    case .matrix(let matrix): self.matrix(matrix, since: base.matrixBase)
    }
  }

  private mutating func affine(_ affine: WireAffine, since base: WireAffine) {
    if affine.isSimilarity {
      differences(affine.similarity &- base.similarity, .similarity)
    } else {
      differences(affine.numbers &- base.numbers, .affine)
    }
  }

  private mutating func differences<Numbers: SIMD>(_ differences: Numbers, _ form: TransformForm)
  where Numbers.Scalar == Int64 {
    var first = form.rawValue
    for index in differences.indices where differences[index] != 0 {
      first |= 1 << UInt8(TransformForm.bits + index)
    }
    byte(first)
    for index in differences.indices where differences[index] != 0 { zigzag(differences[index]) }
  }

  private mutating func matrix(_ matrix: WireMatrix, since base: WireMatrix) {
    byte(TransformForm.matrix.rawValue)
    var changed: UInt16 = 0
    for index in WireMatrix.indices where matrix[index] != base[index] { changed |= 1 << UInt16(index) }
    uint16(changed)
    for index in WireMatrix.indices where changed & (1 << UInt16(index)) != 0 { float32(matrix[index]) }
  }
}

extension ByteReader {
  /// A transform as differences to `base`, which the layer had before.
  mutating func transform(since base: LayerTransform) throws(WireError) -> LayerTransform {
    let first = try byte()
    let changed = first >> UInt8(TransformForm.bits)
    switch TransformForm(rawValue: first & (1 << UInt8(TransformForm.bits) - 1)) {
    case .affine:
      return .affine(try affine(changed, since: base.affineBase))
    case .similarity:
      guard changed < 1 << 4 else { throw .reservedBits(UInt64(changed & ~0xF)) }
      return .affine(try similarity(changed, since: base.affineBase))
    case .matrix:
      guard changed == 0 else { throw .reservedBits(UInt64(changed)) }
      return .matrix(try matrix(since: base.matrixBase))
    case .identity, nil:
      guard changed == 0 else { throw .reservedBits(UInt64(changed)) }
      return .identity
    }
  }

  private mutating func affine(_ changed: UInt8, since base: WireAffine) throws(WireError) -> WireAffine {
    var numbers = base.numbers
    for index in 0..<6 where changed & (1 << UInt8(index)) != 0 {
      numbers[index] = try difference(to: numbers[index], index < 4 ? .coefficient : .length)
    }
    return WireAffine(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private mutating func similarity(
    _ changed: UInt8, since base: WireAffine
  ) throws(WireError) -> WireAffine {
    var numbers = base.similarity
    for index in numbers.indices where changed & (1 << UInt8(index)) != 0 {
      numbers[index] = try difference(to: numbers[index], index < 2 ? .coefficient : .length)
    }
    let (a, b) = (numbers[0], numbers[1])
    return WireAffine(a: a, b: b, c: -b, d: a, tx: numbers[2], ty: numbers[3])
  }

  private mutating func matrix(since base: WireMatrix) throws(WireError) -> WireMatrix {
    let changed = try uint16()
    var matrix = base
    for index in WireMatrix.indices where changed & (1 << UInt16(index)) != 0 {
      matrix[index] = try float32(.matrix)
    }
    return matrix
  }
}

extension LayerTransform {
  /// The transform to which the next affine transform of the same layer is a difference.
  fileprivate var affineBase: WireAffine {
    if case .affine(let affine) = self { affine } else { .identity }
  }

  /// The matrix to which the next matrix of the same layer is a difference.
  fileprivate var matrixBase: WireMatrix {
    if case .matrix(let matrix) = self { matrix } else { .identity }
  }
}

extension WireAffine {
  fileprivate var isSimilarity: Bool { d == a && c == -b }
  fileprivate var numbers: SIMD8<Int64> { SIMD8(a, b, c, d, tx, ty, 0, 0) }
  fileprivate var similarity: SIMD4<Int64> { SIMD4(a, b, tx, ty) }
}

extension WireMatrix {
  fileprivate static let identity = WireMatrix(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Of its numbers, row after row.
  fileprivate static let indices = 0..<16

  fileprivate subscript(index: Int) -> Float {
    get { self[row: index / 4][index % 4] }
    set { self[row: index / 4][index % 4] = newValue }
  }

  private subscript(row row: Int) -> SIMD4<Float> {
    get {
      switch row {
      case 0: row1
      case 1: row2
      case 2: row3
      default: row4
      }
    }
    set {
      switch row {
      case 0: row1 = newValue
      case 1: row2 = newValue
      case 2: row3 = newValue
      default: row4 = newValue
      }
    }
  }
}
