// Size classes: what stands in `<variation key="heightClass=regular-widthClass=compact">` holds on some
// screens only.

extension InterfaceElement {
  /// The tree as it is on a screen of these size classes, each `compact` or `regular`: attributes and values
  /// of matching variations in place of the element's own, and without the subviews and constraints that are
  /// not installed there.
  public func varied(width: String, height: String) -> InterfaceElement {
    var element = self
    let variations = children.filter { $0.name == "variation" }
    var left: Set<String> = []
    for variation in variations.sorted(by: { Self.weight($0) < Self.weight($1) })
    where variation.matches(width: width, height: height) {
      for (key, value) in variation.attributes where key != "key" { element.attributes[key] = value }
      for child in variation.children {
        if child.name == "mask" {
          for reference in child.children {
            guard let id = reference["reference"] else { continue }
            if reference.name == "exclude" { left.insert(id) } else { left.remove(id) }
          }
        } else if let key = child["key"] {
          element.children.removeAll { $0["key"] == key }
          element.children.append(child)
        }
      }
    }
    element.children.removeAll { $0.name == "variation" }
    element.children = element.children.map { child in
      var child = child
      if child.name == "subviews" || child.name == "constraints" {
        child.children.removeAll { $0.id.map(left.contains) ?? false }
      }
      return child.varied(width: width, height: height)
    }
    return element
  }

  private var conditions: [Substring] { (self["key"] ?? "").split(separator: "-") }

  private func matches(width: String, height: String) -> Bool {
    conditions.allSatisfy { ["default", "widthClass=\(width)", "heightClass=\(height)"].contains($0) }
  }

  /// Variations that say more come later.
  private static func weight(_ variation: InterfaceElement) -> Int {
    variation["key"] == "default" ? 0 : variation.conditions.count
  }
}
