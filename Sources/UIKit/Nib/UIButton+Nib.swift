// Buttons from nibs: by their states, as Xcode wrote them before version 13, and by configurations.

internal import InterfaceTree
import QuartzCore

extension UIButton {
  func applyNibButton(_ element: InterfaceElement, _ values: NibValues) {
    if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let font = values.font("fontDescription", of: element) { titleLabel?.font = font }
    element["lineBreakMode"].flatMap(NSLineBreakMode.init(nib:)).map { titleLabel?.lineBreakMode = $0 }
    // Where there is a configuration Xcode leaves the states' words as they were: nothing shows them.
    let said = element.child("buttonConfiguration")
    for child in element.children where child.name == "state" && said == nil {
      let state = State(nib: child["key"])
      if let title = child.string("title") { setTitle(title, for: state) }
      if let title = child.children.first(where: { $0.name == "attributedString" }) {
        setTitle(text(of: title), for: state)
      }
      if let color = values.color("titleColor", of: child) { setTitleColor(color, for: state) }
      if let image = values.image("image", of: child) { setImage(image, for: state) }
      if let look = values.symbolConfiguration(child.value("preferredSymbolConfiguration")) {
        setPreferredSymbolConfiguration(look, forImageIn: state)
      }
    }
    if let said {
      configuration = configuration(said, element, values)
    }
  }

  private func text(of string: InterfaceElement) -> String {
    string.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  private func configuration(
    _ said: InterfaceElement, _ element: InterfaceElement, _ values: NibValues
  ) -> Configuration {
    var result: Configuration =
      switch said["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    result.title = said.string("title") ?? attributedTitle(said)
    result.subtitle = said.string("subtitle")
    result.image = values.image("image", of: said)
    result.imagePadding = said.number("imagePadding") ?? 0
    result.titlePadding = said.number("titlePadding") ?? 1
    switch said["imagePlacement"] {
    case "trailing": result.imagePlacement = .trailing
    case "top": result.imagePlacement = .top
    case "bottom": result.imagePlacement = .bottom
    default: break
    }
    switch said["cornerStyle"] {
    case "fixed": result.cornerStyle = .fixed
    case "dynamic": result.cornerStyle = .dynamic
    case "small": result.cornerStyle = .small
    case "medium": result.cornerStyle = .medium
    case "large": result.cornerStyle = .large
    case "capsule": result.cornerStyle = .capsule
    default: break
    }
    switch said["buttonSize"] {
    case "mini": result.buttonSize = .mini
    case "small": result.buttonSize = .small
    case "large": result.buttonSize = .large
    default: break
    }
    if let color = values.color("baseForegroundColor", of: said) { result.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor", of: said) { result.baseBackgroundColor = color }
    if let insets = said.value("contentInsets") { result.contentInsets = insets.ownDirectionalInsets }
    if let look = values.symbolConfiguration(said.value("preferredSymbolConfigurationForImage")) {
      result.preferredSymbolConfigurationForImage = look
    }
    if let plate = said.child("backgroundConfiguration") {
      plate.number("cornerRadius").map { result.background.cornerRadius = $0 }
      if let color = values.color("backgroundColor", of: plate) { result.background.backgroundColor = color }
    }
    if let font = values.font("titleFontDescription", of: said)
      ?? said.child("fontDescription").map(values.font)
    {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = font
        return new
      }
    }
    return result
  }

  private func attributedTitle(_ said: InterfaceElement) -> String? {
    said.children.first { $0.name == "attributedString" && $0["key"] == "attributedTitle" }.map(text)
  }
}

extension UIControl.State {
  fileprivate init(nib key: String?) {
    switch key {
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    default: self = .normal
    }
  }
}
