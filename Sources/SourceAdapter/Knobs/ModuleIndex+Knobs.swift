// The knobs of a module, and the edits that let them be turned.

import PreviewWire
import SwiftSyntax

extension ModuleIndex {
  /// Finds the knobs of the module.
  func findKnobs() -> (changes: ModuleChanges, knobs: [KnobDeclaration]) {
    var changes = ModuleChanges()
    var knobs: [KnobDeclaration] = []
    var counts: [Int: Int] = [:]
    var texts: [Int: [UInt8]] = [:]
    for declaration in KnobSearch(self).declarations {
      guard let file = declaration.first?.constant.file,
        counts[file, default: 0] < KnobDeclaration.idsPerFile - 1000
      else { continue }
      let text = texts[file] ?? Array(files[file].source.text.utf8)
      texts[file] = text
      let bindings = declaration.map { constant, becomes in
        let described = describe(constant, becomes, from: counts[file, default: 0], in: text)
        counts[file, default: 0] += described.count
        knobs += described
        return KnobRewrite.Binding(constant: constant, becomes: becomes, ids: described.map(\.id))
      }
      for edit in KnobRewrite(bindings: bindings).edits { changes.edit(file, edit) }
    }
    knobs.makeNamesUnique { self.files[$0].source.stem }
    for knob in knobs { changes.registrations[knob.file, default: []].append(knob.registration) }
    return (changes, knobs)
  }

  private func describe(_ constant: Constant, _ becomes: TurnedConstant?, from number: Int, in text: [UInt8])
    -> [KnobDeclaration]
  {
    guard case .knobs(let value) = becomes else { return [] }
    let formerPaths = formerPaths(of: constant.path, in: constant.file)
    return value.literals.enumerated().map { place, literal in
      KnobDeclaration(
        number: number + place, constant, literal, in: files[constant.file], text: text,
        formerPaths: formerPaths)
    }
  }
}

extension ModuleIndex {
  /// The former names of the types around a constant, as `// was: OldLayout` above one of them says: `path`
  /// with that one name changed.
  private func formerPaths(of path: [String], in file: Int) -> [[String]] {
    path.indices.flatMap { depth -> [[String]] in
      guard let type = type(named: path[...depth].joined(separator: "."), in: file),
        type.path.elementsEqual(path[...depth])
      else { return [] }
      let head = type.node.bytes.lowerBound..<type.memberBlock.leftBrace.bytes.upperBound
      let lines = NearbyComments.lines(around: head, in: Array(files[type.file].source.text.utf8))
      return KnobComment(lines).formerNames.map { path[..<depth] + [$0] + path[(depth + 1)...] }
    }
  }
}

extension KnobSearch {
  /// The declarations with anything turned, in the order of the source: their bindings, and what these
  /// become.
  fileprivate var declarations: [[(constant: Constant, becomes: TurnedConstant?)]] {
    var result: [[(constant: Constant, becomes: TurnedConstant?)]] = []
    for (constant, becomes) in zip(constants, turned) {
      if constant.index > 0, let last = result.last?.last?.constant, last.node.id == constant.node.id {
        result[result.count - 1].append((constant, becomes))
      } else {
        result.append([(constant, becomes)])
      }
    }
    return result.filter { $0.contains { $0.becomes != nil } }
  }
}

extension [KnobDeclaration] {
  /// Private constants of different files may have one name: each gets its file's name then,
  /// `itemWidth@Carousel`.
  fileprivate mutating func makeNamesUnique(stem: (Int) -> String) {
    let counts = Dictionary(map { ($0.info.name, 1) }, uniquingKeysWith: +)
    for index in indices where counts[self[index].info.name, default: 1] > 1 {
      self[index].info.name += "@" + stem(self[index].file)
    }
    let taken = ModuleSurroundings.current.takenKnobs
    if !taken.isEmpty {
      for index in indices where taken.contains(self[index].info.name) {
        self[index].info.name += "@" + stem(self[index].file)
      }
    }
    var seen: [String: Int] = [:]
    for index in indices {
      let name = self[index].info.name
      seen[name, default: 0] += 1
      if let count = seen[name], count > 1 { self[index].info.name += "-\(count)" }
    }
  }
}
