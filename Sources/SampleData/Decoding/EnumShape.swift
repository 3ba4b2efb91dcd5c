/// The cases of an enumeration, as the compiler describes them to the runtime.
///
/// Neither `CaseIterable` nor a mirror is there for most: coding keys, kinds with raw values. The layout of
/// these descriptions is part of Swift's ABI (`docs/ABI/TypeMetadata.rst`, `GenericContext.h`).
struct EnumShape {
  let names: [String]
  let payloadCases: Int
  let emptyCases: Int

  private static let mostCases = 2000
  /// Metadata of an enumeration, and the description of one.
  private static let (metadataKind, descriptorKind) = (UInt(0x201), UInt32(18))

  /// nil for anything but an enumeration.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.metadataKind,
      let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
      descriptor.load(as: UInt32.self) & 0x1F == Self.descriptorKind
    else { return nil }
    payloadCases = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    emptyCases = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard payloadCases + emptyCases <= Self.mostCases else { return nil }
    names = Self.names(Self.relative(descriptor + 16), count: payloadCases + emptyCases)
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// Those with values first, as in the description.
  private static func names(_ fields: UnsafeRawPointer?, count: Int) -> [String] {
    guard let fields, Int(fields.load(fromByteOffset: 12, as: UInt32.self)) == count else { return [] }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    guard recordSize >= 12 else { return [] }
    return (0..<count).compactMap { index in
      relative(fields + 16 + index * recordSize + 8).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }
  }

  /// All values of an enumeration whose cases have no values of their own, in the order of the source; none
  /// of others.
  static func values<T>(of type: T.Type) -> [T] {
    guard let shape = EnumShape(type), shape.payloadCases == 0, shape.emptyCases > 0 else { return [] }
    let size = shape.emptyCases == 1 ? 0 : shape.emptyCases <= 256 ? 1 : 2
    guard MemoryLayout<T>.size == size else { return [] }
    return (0..<shape.emptyCases).map { tag in
      withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { buffer in
        buffer.storeBytes(of: UInt64(tag).littleEndian, as: UInt64.self)
        return buffer.load(as: T.self)
      }
    }
  }
}
