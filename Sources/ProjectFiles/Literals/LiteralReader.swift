import SwiftSyntax

/// Reads values that stand in Swift source as they are: texts, lists, calls with such arguments, and what
/// constants and simple functions of the files make of them. Nothing is run.
final class LiteralReader {
  let files: LiteralFiles
  /// The manifest's own names.
  private(set) var names = LiteralScope()
  /// Statements of the manifest that would change what it says, and are not known.
  private(set) var unread: [LiteralValue.Unread] = []
  private var count = 0

  private static let maximumDepth = 80
  /// How many values are read of one manifest.
  private static let maximumCount = 50_000
  private static let maximumLength = 1 << 16

  init(_ files: LiteralFiles) {
    self.files = files
    for statement in files.main.map({ files.chosen($0.statements) }) ?? [] {
      if case .unknown(let unknown) = run(statement, in: &names) { unread.append(unknown) }
    }
  }

  /// The value of the manifest's constant of that name.
  func constant(_ name: String) -> LiteralValue? { names.values[name]?.value }

  /// The first constant that is a call of `name`.
  func constant(calling name: String) -> LiteralValue? {
    names.values.sorted { $0.key < $1.key }.first { $0.value.value.callee == name }?.value.value
  }

  /// Whether so many more values may be made.
  private func allows(_ number: Int) -> Bool {
    count += min(number, Self.maximumCount)
    return count <= Self.maximumCount
  }

  func bind(_ name: String, _ value: LiteralValue, in scope: inout LiteralScope) {
    // Counting walks the value, so it counts itself.
    let size = value.count
    scope.bind(name, allows(size) ? value : .list([]), size)
  }

  // MARK: Expressions

  func value(_ expression: ExprSyntax, _ scope: LiteralScope) -> LiteralValue {
    guard scope.depth < Self.maximumDepth, allows(1) else { return unreadable(expression) }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return text(literal, scope).map(LiteralValue.text) ?? unreadable(expression)
    }
    if let list = expression.as(ArrayExprSyntax.self) {
      let inner = scope.deeper(wanting: scope.wanted)
      return .list(list.elements.map { value($0.expression, inner) })
    }
    if let table = expression.as(DictionaryExprSyntax.self) { return self.table(table, scope) }
    if let truth = expression.as(BooleanLiteralExprSyntax.self) { return .text(truth.literal.text) }
    if let number = expression.as(IntegerLiteralExprSyntax.self) { return .text(number.literal.text) }
    if let number = expression.as(FloatLiteralExprSyntax.self) { return .text(number.literal.text) }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return named(name, scope) ?? unreadable(expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return operation(Array(sequence.elements)[...], scope) ?? unreadable(expression)
    }
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!",
      let truth = value(not.expression, scope.deeper()).truth
    {
      return .text(truth ? "false" : "true")
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return value(only.expression, scope.deeper(wanting: scope.wanted))
    }
    return unreadable(expression)
  }

  func unreadable(_ node: some SyntaxProtocol, name: String? = nil) -> LiteralValue {
    .unreadable(files.unread(node, name: name))
  }

  /// The value that a bare name stands for; nil where that is not known.
  func named(_ name: String, _ scope: LiteralScope) -> LiteralValue? {
    if let known = scope.values[name] { return allows(known.count) ? known.value : nil }
    guard let constants = files.constants[name],
      let first = constants.first(where: { $0.owner == nil }) ?? constants.first
    else { return nil }
    return value(of: first, scope)
  }

  func value(of constant: LiteralFiles.Constant, _ scope: LiteralScope) -> LiteralValue? {
    var inner = scope.ofFunction(wanting: constant.type)
    guard inner.depth < Self.maximumDepth else { return nil }
    if let expression = constant.value { return value(expression, inner) }
    return constant.body.map { result(of: $0, in: &inner) }
  }

  private func text(_ literal: StringLiteralExprSyntax, _ scope: LiteralScope) -> String? {
    if let plain = literal.representedLiteralValue { return plain }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard let only = segment.expressions.first, segment.expressions.count == 1,
          let part = value(only.expression, scope.deeper()).text
        else { return nil }
        text += part
      default: return nil
      }
      guard text.utf8.count <= Self.maximumLength else { return nil }
    }
    return text
  }

  private func table(_ table: DictionaryExprSyntax, _ scope: LiteralScope) -> LiteralValue {
    guard case .elements(let elements) = table.content else { return .table([]) }
    var entries: [(key: String, value: LiteralValue)] = []
    for element in elements {
      let key = value(element.key, scope.deeper())
      guard let name = key.text ?? key.callee else { continue }
      entries.append((name, value(element.value, scope.deeper())))
    }
    return .table(entries)
  }

  // MARK: Operators

  /// Those that manifests join values with, the loosest first.
  private static let operators = [["||"], ["&&"], ["==", "!="], ["??"], ["+"]]

  /// - Parameter parts: operands and operators in turns. Nil for what is not known.
  func operation(_ parts: ArraySlice<ExprSyntax>, _ scope: LiteralScope) -> LiteralValue? {
    let inner = scope.deeper(wanting: scope.wanted)
    guard parts.count > 1 else { return parts.first.map { value($0, inner) } }
    guard inner.depth < Self.maximumDepth else { return nil }
    if let place = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = parts[place].as(UnresolvedTernaryExprSyntax.self)
    {
      guard let truth = operation(parts[..<place], inner)?.truth else { return nil }
      return truth ? value(choice.thenExpression, inner) : operation(parts[(place + 1)...], inner)
    }
    for symbols in Self.operators {
      let joints = parts.indices.filter { place in
        guard let symbol = parts[place].as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return symbols.contains(symbol)
      }
      guard let last = joints.last else { continue }
      if symbols == ["+"] { return sum(parts.split { $0.is(BinaryOperatorExprSyntax.self) }, inner) }
      let (left, right) = (parts[..<last], parts[(last + 1)...])
      guard let symbol = parts[last].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let first = operation(left, inner)
      else { return nil }
      return combined(first, symbol, right, inner)
    }
    return nil
  }

  private func combined(
    _ first: LiteralValue, _ symbol: String, _ right: ArraySlice<ExprSyntax>, _ scope: LiteralScope
  ) -> LiteralValue? {
    if symbol == "??" {
      if case .nothing = first { return operation(right, scope) }
      return first
    }
    guard let second = operation(right, scope) else { return nil }
    let truth: Bool?
    switch symbol {
    case "&&": truth = first.truth.flatMap { one in second.truth.map { one && $0 } }
    case "||": truth = first.truth.flatMap { one in second.truth.map { one || $0 } }
    default:
      guard let one = first.word, let other = second.word else { return nil }
      truth = (one == other) == (symbol == "==")
    }
    return truth.map { .text($0 ? "true" : "false") }
  }

  /// Lists and tables that are added to each other; texts too.
  private func sum(_ parts: [ArraySlice<ExprSyntax>], _ scope: LiteralScope) -> LiteralValue? {
    var lists: [LiteralValue] = []
    var entries: [(key: String, value: LiteralValue)] = []
    var text: String?
    for part in parts {
      guard let only = part.first else { return nil }
      switch value(only, scope) {
      case .list(let list): lists += list
      case .table(let table): entries += table
      case .text(let part): text = (text ?? "") + part
      case .nothing: continue
      case let other: lists.append(other)
      }
      guard (text?.utf8.count ?? 0) <= Self.maximumLength else { return nil }
    }
    if let text { return lists.isEmpty ? .text(text) : nil }
    return entries.isEmpty ? .list(lists) : .table(entries)
  }
}
