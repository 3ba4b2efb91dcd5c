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

  /// Has a view of its own keep the states that are marked `@Previewable`; nothing where none are.
  var stateEdits: [SourceEdit] {
    guard let body else { return [] }
    let states = body.statements.compactMap { item -> (Syntax, AttributeSyntax)? in
      guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
        let mark = variable.attributes.named("Previewable")
      else { return nil }
      return (Syntax(item), mark)
    }
    guard let last = states.last?.0 else { return [] }
    let start = body.signature?.bytes.upperBound ?? body.leftBrace.bytes.upperBound
    return [.insert(" struct __ScrollworkPreview: SwiftUI.View {", at: start)]
      + states.map { .remove($0.1) }
      + [
        .insert("; var body: some SwiftUI.View {", at: last.bytes.upperBound),
        .insert(" } }; return __ScrollworkPreview() ", at: body.rightBrace.bytes.lowerBound),
      ]
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
      changes.edit(
        file.number,
        SourceEdit(macro.head, "@MainActor private let \(constant) = PreviewRuntime.PreviewDeclaration"))
      for edit in macro.stateEdits { changes.edit(file.number, edit) }
      changes.registrations[file.number, default: []].append(
        "bundle.preview(\(constant), named: \(file.source.stem.swiftLiteral))")
      return PreviewDeclaration(
        .declared, macro.name ?? file.source.stem, file: file.number,
        line: file.place(ofOffset: macro.head.lowerBound).line)
    }
  }
}
