import SwiftSyntax

/// `willSet` and `didSet` of an overridden property, which in an extension can only be functions.
///
/// `override var bounds: CGRect { didSet { f() } }` becomes `func __V_bounds_didSet(_ oldValue: CGRect) { f()
/// }`, every brace of the bodies staying where it is.
struct Observers {
  private let variable: VariableDeclSyntax
  private let block: AccessorBlockSyntax
  private let accessors: [AccessorDeclSyntax]

  /// nil unless the accessors are observers.
  init?(_ variable: VariableDeclSyntax, _ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors else { return nil }
    accessors = Array(list)
    let areObservers = accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) && $0.body != nil
    }
    guard areObservers, !accessors.isEmpty else { return nil }
    self.variable = variable
    self.block = block
  }

  /// - Parameters:
  ///   - name: of the functions, before `_didSet`.
  ///   - type: of the property.
  /// - Returns: the edits at the property, where they start, and what stands between the braces of the thunk.
  func made(named name: String, ofType type: String) -> (edits: [SourceEdit], start: Int, calls: String) {
    var edits: [SourceEdit] = []
    var calls: [String] = []
    // Attributes are taken away by themselves. Any edit from here on lies inside, and gives way.
    let first = variable.modifiers.first?.bytes.lowerBound ?? variable.bindingSpecifier.bytes.lowerBound
    var start = first
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let word = accessor.accessorSpecifier.text
      let value = word == "didSet" ? "oldValue" : "newValue"
      let given = accessor.parameters?.name.text ?? value
      let replaced = start..<body.bytes.lowerBound
      edits.append(SourceEdit(replaced, "\(lines(replaced))func \(name)_\(word)(_ \(given): \(type)) "))
      calls.append("\(word) { \(name)_\(word)(\(value)) }")
      start = body.bytes.upperBound
    }
    let rest = start..<block.bytes.upperBound
    edits.append(SourceEdit(rest, lines(rest)))
    return (edits, first, calls.joined(separator: " "))
  }

  /// The line breaks between two bytes of the property.
  private func lines(_ range: Range<Int>) -> String {
    let start = variable.bytes.lowerBound
    let bytes = Array(variable.trimmedDescription.utf8)
    let slice = bytes[max(0, range.lowerBound - start)..<min(bytes.count, range.upperBound - start)]
    return String(repeating: "\n", count: slice.count { $0 == UInt8(ascii: "\n") })
  }
}
