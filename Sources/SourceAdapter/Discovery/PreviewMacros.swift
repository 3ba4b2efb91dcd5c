// `#Preview`, which is a macro of Apple's, becomes a constant in its place.

import SwiftSyntax

/// A `#Preview` at the level of the file.
struct PreviewMacro {
  /// `#Preview`, without what follows.
  let head: Range<Int>
  let node: Syntax
  let arguments: LabeledExprListSyntax
  let body: ClosureExprSyntax?

  /// The name, where it is written as a plain string.
  var name: String? {
    guard let first = arguments.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self)
    else { return nil }
    return literal.representedLiteralValue
  }

  init?(_ item: CodeBlockItemSyntax) {
    let found: (any FreestandingMacroExpansionSyntax)? =
      switch item.item {
      case .decl(let declaration): declaration.as(MacroExpansionDeclSyntax.self)
      case .expr(let expression): expression.as(MacroExpansionExprSyntax.self)
      default: nil
      }
    guard let found, found.macroName.text == "Preview", found.macroName.presence == .present else {
      return nil
    }
    head = found.pound.bytes.lowerBound..<found.macroName.bytes.upperBound
    node = Syntax(found)
    arguments = found.arguments
    body = found.trailingClosure
  }

  /// Puts the constant in the place of the macro. States that are marked `@Previewable` are kept by a view of
  /// their own, which stands before it.
  ///
  /// - Parameter hasViews: whether the file knows SwiftUI.
  func edits(constant: String, hasViews: Bool) -> [SourceEdit] {
    let declaration = "@MainActor private let \(constant) = PreviewRuntime.PreviewDeclaration"
    guard let body, let last = states.last?.item else {
      let declaration = declaration + (hasViews && isBuilt ? "._views" : "")
      return typeEdits(constant, declaration) ?? [SourceEdit(head, declaration)]
    }
    let view = "\(constant)_view"
    let (opening, lines) = opening(of: body)
    let separator = last.lastToken(viewMode: .sourceAccurate)?.tokenKind == .semicolon ? "" : ";"
    return [SourceEdit(opening, "private struct \(view): SwiftUI.View {\(lines)")]
      + states.map { .remove($0.mark) }
      + [
        .insert("\(separator) var body: some SwiftUI.View {", at: last.bytes.upperBound),
        .insert(" } ", at: body.rightBrace.bytes.lowerBound),
        .insert("; \(declaration)(\(writtenArguments)) { \(view)() }", at: body.rightBrace.bytes.upperBound),
      ]
  }

  /// Whether its last statement is a view that only a builder returns. Among all bodies that could be meant
  /// the compiler would not choose.
  private var isBuilt: Bool {
    guard let statements = body?.statements, statements.count > 1, case .expr = statements.last?.item else {
      return false
    }
    return !statements.contains { $0.item.is(ReturnStmtSyntax.self) }
  }

  /// Types with states of their own in a closure are more than the compiler bears. Those that stand first in
  /// the body stand in a type of their own before it, and have their names in the body; nil: there are none.
  private func typeEdits(_ constant: String, _ declaration: String) -> [SourceEdit]? {
    guard let body, body.signature == nil, let last = types.last else { return nil }
    let holder = "\(constant)_types"
    let (opening, lines) = opening(of: body)
    let names = types.map { "typealias \($0.name) = \(holder).\($0.name)" }.joined(separator: "; ")
    return [
      SourceEdit(opening, "private enum \(holder) {\(lines)"),
      .insert(" }; \(declaration)(\(writtenArguments)) { \(names); ", at: last.item.bytes.upperBound),
    ]
  }

  private var types: [(item: Syntax, name: String)] {
    (body?.statements ?? []).prefix { Self.typeName($0) != nil }
      .compactMap { item in Self.typeName(item).map { (Syntax(item), $0) } }
  }

  private static func typeName(_ item: CodeBlockItemSyntax) -> String? {
    guard case .decl(let declaration) = item.item else { return nil }
    return declaration.as(StructDeclSyntax.self)?.name.text ?? declaration.as(ClassDeclSyntax.self)?.name.text
      ?? declaration.as(EnumDeclSyntax.self)?.name.text ?? declaration.as(ActorDeclSyntax.self)?.name.text
  }

  /// The bytes from the head into the body, and their line breaks.
  private func opening(of body: ClosureExprSyntax) -> (Range<Int>, lines: String) {
    let start = body.signature?.bytes.upperBound ?? body.leftBrace.bytes.upperBound
    let written = node.description.utf8.prefix(start - node.bytes.lowerBound)
    let count = written.count { $0 == UInt8(ascii: "\n") }
    return (head.lowerBound..<start, String(repeating: "\n", count: count))
  }

  /// On one line.
  private var writtenArguments: String {
    arguments.trimmedDescription.split(separator: "\n").joined(separator: " ")
  }

  private var states: [(item: Syntax, mark: AttributeSyntax)] {
    (body?.statements ?? []).compactMap { item in
      guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
        let mark = variable.attributes.named("Previewable")
      else { return nil }
      return (Syntax(item), mark)
    }
  }
}

extension ParsedFile {
  /// The file's `#Preview`s, in the order of the source.
  var previewMacros: [PreviewMacro] { tree.statements.active().compactMap { PreviewMacro($0) } }
}

extension ModuleIndex {
  /// Puts a constant in the place of each macro, with its arguments and its body, and registers it.
  func rewrite(
    _ macros: [PreviewMacro], in file: ParsedFile, _ changes: inout ModuleChanges
  ) -> [PreviewDeclaration] {
    macros.enumerated().compactMap { number, macro in
      if macro.arguments.contains(where: { $0.label?.text == "arguments" }) {
        changes.problems.append(
          file.problem(
            .warning, at: macro.node,
            "'#Preview' with 'arguments' is not supported here; write one '#Preview' for each argument"))
        return nil
      }
      let constant = "__scrollwork_preview_\(number)"
      let hasViews = file.source.text.contains("import SwiftUI")
      for edit in macro.edits(constant: constant, hasViews: hasViews) { changes.edit(file.number, edit) }
      changes.registrations[file.number, default: []].append(
        "bundle.preview(\(constant), named: \(file.source.stem.swiftLiteral))")
      return PreviewDeclaration(
        .declared, macro.name ?? file.source.stem, file: file.number,
        line: file.place(ofOffset: macro.head.lowerBound).line)
    }
  }
}
