/// Why a file is no nib and no storyboard that can be shown.
public struct InterfaceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case empty
    case tooLarge, tooDeep, tooMany
    case declaresEntities
    case notWellFormed(_ why: String)
    /// Of Xcode 3 and 4.
    case oldFormat
    case otherKind(_ root: String)
    case doubledID(_ id: String)
    case unreadable(_ why: String)
  }

  public var reason: Reason
  /// From 1; 0 where it is of no line.
  public var line: Int

  public init(_ reason: Reason, line: Int = 0) {
    (self.reason, self.line) = (reason, line)
  }

  /// One sentence.
  public var description: String {
    switch reason {
    case .empty: "It is empty, so nothing of it is shown."
    case .tooLarge: "It is larger than \(InterfaceReader.maximumBytes >> 20) MiB, so it is not read."
    case .tooDeep: "Its elements lie more than \(InterfaceReader.maximumDepth) deep, so it is not read."
    case .tooMany: "It has more than \(InterfaceReader.maximumElements) elements, so it is not read."
    case .declaresEntities:
      "It declares a document type or entities, which Interface Builder never writes, so it is not read."
    case .notWellFormed(let why): "It is no well-formed XML (\(why)), so nothing of it is shown."
    case .oldFormat:
      "It is in the format of Xcode 4, which is not read. Open it in a newer Xcode and save it again."
    case .otherKind(let root):
      "It begins with <\(root)> and not with <document>, so it is no file of Interface Builder's."
    case .doubledID(let id):
      "Two elements have the id \(id), so nothing can refer to it. Mend the file in Xcode."
    case .unreadable(let why): "It cannot be read: \(why)."
    }
  }
}
