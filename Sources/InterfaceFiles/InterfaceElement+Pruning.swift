import InterfaceTree

extension InterfaceElement {
  /// The tree without what only Interface Builder itself needs.
  var pruned: InterfaceElement {
    var element = self
    element.children = children.compactMap { $0.isForTheEditorOnly ? nil : $0.pruned }
    for name in ["opaque", "customModuleProvider", "colorMatched", "misplaced", "ambiguous"] {
      element.attributes[name] = nil
    }
    return element
  }

  private var isForTheEditorOnly: Bool {
    Self.editorElements.contains(name) || name.hasPrefix("simulated")
      || name == "point" && attributes["key"] == "canvasLocation"
      || name == "size" && attributes["key"] == "freeformSize"
  }

  private static let editorElements: Set<String> = [
    "dependencies", "device", "designables", "inferredMetricsTieBreakers", "freeformSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
  ]
}
