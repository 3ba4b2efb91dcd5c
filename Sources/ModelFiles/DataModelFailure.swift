import InterfaceFiles

/// Why a file is no model.
public struct DataModelFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case xml(InterfaceFailure.Reason)
    case otherKind(_ root: String)
    case tooManyEntities, tooManyProperties
  }

  public var reason: Reason
  /// From 1; 0 where it is of no line.
  public var line: Int

  public init(_ reason: Reason, line: Int = 0) { (self.reason, self.line) = (reason, line) }

  /// One sentence.
  public var description: String {
    switch reason {
    case .xml(.empty): "It is empty, so there is no such model."
    case .xml(.notWellFormed(let why)): "It is no well-formed XML (\(why)), so there is no such model."
    case .xml(.declaresEntities):
      "It declares a document type or entities, which Xcode never writes into a model, so it is not read."
    case .xml(let other): InterfaceFailure(other).description
    case .otherKind(let root): "It begins with <\(root)> and not with <model>, so it is no Core Data model."
    case .tooManyEntities: "It has more than \(DataModelReader.maximumEntities) entities, so it is not read."
    case .tooManyProperties:
      "It has more than \(DataModelReader.maximumProperties) properties, so it is not read."
    }
  }
}

/// Something of a model that is left out.
public struct DataModelRemark: Hashable, Sendable {
  /// A sentence.
  public var text: String
  /// From 1.
  public var line: Int
}
