// The words of nibs for table cells.

internal import InterfaceTree
import QuartzCore

extension UITableViewCell {
  /// Takes all that the element says but what the cell holds.
  func applyNibCell(_ element: InterfaceElement) {
    reuseName = element["reuseIdentifier"] ?? reuseName
    accessoryType = AccessoryType(nib: element["accessoryType"])
    editingAccessoryType = AccessoryType(nib: element["editingAccessoryType"])
    switch element["selectionStyle"] {
    case "none": selectionStyle = .none
    case "blue": selectionStyle = .blue
    case "gray": selectionStyle = .gray
    default: break
    }
    element.integer("indentationLevel").map { indentationLevel = $0 }
    element.number("indentationWidth").map { indentationWidth = $0 }
    element.flag("shouldIndentWhileEditing").map { shouldIndentWhileEditing = $0 }
    element.flag("showsReorderControl").map { showsReorderControl = $0 }
    if let insets = element.insets("separatorInset") { separatorInset = insets }
  }

  /// Makes the labels and the image of the cell's style those that the nib has in the content view. Plain
  /// ones become the cell's own, which say when they change; those of other classes stay.
  func takeNibParts(_ element: InterfaceElement, _ loader: NibLoader) {
    let parts = element.value("contentView")?.list("subviews") ?? []
    func part<Part: UIView>(_ key: String, _ type: Part.Type, _ own: () -> Part?) -> Part? {
      guard let id = element[key], let description = parts.first(where: { $0.id == id }),
        let made = loader.object(id) as? Part
      else { return nil }
      guard Swift.type(of: made) == type, let part = own() else { return made }
      made.removeFromSuperview()
      part.applyNib(description, loader.values)
      loader.remember(part, as: description)
      return part
    }
    let text = part("textLabel", UILabel.self) { textLabel }
    let detail = part("detailTextLabel", UILabel.self) { detailTextLabel }
    let image = part("imageView", UIImageView.self) { imageView }
    standard.take(text: text, detail: detail, image: image)
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate init(nib name: String?) {
    switch name {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton", "disclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: self = .none
    }
  }
}
