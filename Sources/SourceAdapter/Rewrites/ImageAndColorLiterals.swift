import SwiftSyntax

extension ModuleIndex {
  /// Writes `#colorLiteral` and `#imageLiteral` as calls, and `#keyPath` as the string that it is.
  func replacingLiterals() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let literals = Literals()
      literals.walk(file.tree)
      changes.edits[file.number] = literals.edits
    }
    return changes
  }
}

private final class Literals: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = SourceEdit(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, "")
    switch node.macroName.text {
    case "colorLiteral":
      edits.append(SourceEdit(name.range, "UIColor"))
    case "imageLiteral":
      guard let label = node.arguments.first?.label, label.text == "resourceName" else { break }
      edits.append(SourceEdit(name.range, "UIImage"))
      edits.append(.replace(label, with: "named"))
      // Never nil here: a picture that is not found is a placeholder.
      edits.append(.insert("!", at: node.bytes.upperBound))
    case "keyPath":
      guard let path = node.arguments.first?.expression.keyPathString else { break }
      edits.append(.replace(node, with: path.swiftLiteral))
      return .skipChildren
    default: break
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `bounds.size` of `UIView.bounds.size` or `bounds.size`: the type in front is not part of the path.
  fileprivate var keyPathString: String? {
    var names = trimmedDescription.split(separator: ".").map(String.init)
    while names.count > 1, names.first?.first?.isUppercase == true || names.first == "self" {
      names.removeFirst()
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
