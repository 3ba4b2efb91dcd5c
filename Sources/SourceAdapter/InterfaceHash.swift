import SwiftSyntax

/// Fingerprint of what other files of the module can depend on.
///
/// Everything counts but space, comments, the bodies of functions, accessors and `#Preview`, and the initial
/// values of properties whose type is written. Functions and properties of type `some P` count whole: their
/// type is inside.
struct InterfaceHash: Sendable {
  private var hash = FNV()
  /// The parts that do not count, as bytes of the author's text, in order and apart.
  private var hidden: [Range<Int>] = []

  init(of tree: SourceFileSyntax) { add(Syntax(tree)) }

  /// For a file that does not parse: its whole text.
  init(ofText text: String) { hash.add(text) }

  /// The fingerprint of the file once it is edited: an edit counts unless it is inside of what does not. A
  /// constant that becomes a knob is read in another way than before, also by other files.
  func value(with edits: [SourceEdit]) -> UInt64 {
    var hash = hash
    for edit in edits.inTextOrder() where !isHidden(edit.range) { hash.add(edit.replacement) }
    return hash.value
  }

  private func isHidden(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = hidden.count
    while low < high {
      let middle = (low + high) / 2
      if hidden[middle].upperBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low < hidden.count else { return false }
    // Text that is put in front of a part stands outside.
    let start = hidden[low].lowerBound
    return range.isEmpty ? start < range.lowerBound : start <= range.lowerBound
  }

  private mutating func add(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) { return hash.add(token.text) }
    let part = node.hiddenPart
    for child in node.children(viewMode: .sourceAccurate) {
      if child.id == part?.id { hidden.append(child.bytes) } else { add(child) }
    }
  }
}

/// FNV-1a, 64 bits: the same in every process.
private struct FNV {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    // Keeps `a b` and `ab` apart.
    mix(0)
  }

  private mutating func mix(_ byte: UInt8) {
    value ^= UInt64(byte)
    value = value &* 0x100_0000_01b3
  }
}

extension Syntax {
  /// The part of a declaration that other files cannot depend on.
  fileprivate var hiddenPart: Syntax? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      return function.signature.returnClause.isOpaque ? nil : function.body.map { Syntax($0) }
    case .initializerDecl(let initializer): return initializer.body.map { Syntax($0) }
    case .deinitializerDecl(let deinitializer): return deinitializer.body.map { Syntax($0) }
    case .accessorDecl(let accessor): return isInsideOpaque ? nil : accessor.body.map { Syntax($0) }
    case .accessorBlock(let block):
      // `{ get { … } set { … } }` is told from `{ get {…} }` by its accessors.
      guard case .getter(let statements) = block.accessors, !isInsideOpaque else { return nil }
      return Syntax(statements)
    case .patternBinding(let binding):
      guard let type = binding.typeAnnotation?.type, !type.isOpaque else { return nil }
      return binding.initializer.map { Syntax($0) }
    case .macroExpansionDecl(let expansion):
      return expansion.macroName.text == "Preview" ? expansion.trailingClosure.map { Syntax($0) } : nil
    case .macroExpansionExpr(let expansion):
      return expansion.macroName.text == "Preview" ? expansion.trailingClosure.map { Syntax($0) } : nil
    default: return nil
    }
  }

  /// Whether the property or subscript around has an opaque type.
  private var isInsideOpaque: Bool {
    var node = parent
    while let here = node {
      if let binding = here.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.isOpaque ?? false
      }
      if let subscripting = here.as(SubscriptDeclSyntax.self) {
        return subscripting.returnClause.type.isOpaque
      }
      if here.is(MemberBlockItemSyntax.self) || here.is(CodeBlockItemSyntax.self) { return false }
      node = here.parent
    }
    return false
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

extension ReturnClauseSyntax? {
  fileprivate var isOpaque: Bool { self?.type.isOpaque ?? false }
}
