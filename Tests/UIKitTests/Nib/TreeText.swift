import QuartzCore

@testable import UIKit

/// A tree of views as text: a line for each, with what tells it from others of its class.
@MainActor struct TreeText {
  private(set) var text = ""

  init(_ view: UIView) { add(view, depth: 0) }

  private mutating func add(_ view: UIView, depth: Int) {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let numbers = frame.map { "\(($0 * 10).rounded() / 10)".replacingOccurrences(of: ".0", with: "") }
    var words = ["\(type(of: view))", numbers.joined(separator: " ")]
    words += look(of: view) + content(of: view)
    text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
    if Self.leaves.contains(where: { type(of: view) == $0 }) { return }
    for subview in view.subviews where !Self.isHidden(subview, in: view) { add(subview, depth: depth + 1) }
  }

  /// Their parts are their own affair.
  private static let leaves: [UIView.Type] = [
    UIButton.self, UISwitch.self, UISlider.self, UISegmentedControl.self, UIPageControl.self,
    UIProgressView.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self, UISearchBar.self,
    UINavigationBar.self, UIToolbar.self, UITabBar.self, UIImageView.self, UIStepper.self, UIDatePicker.self,
    UIPickerView.self,
  ]

  private static func isHidden(_ view: UIView, in parent: UIView) -> Bool {
    "\(type(of: view))".contains("Indicator") && parent is UIScrollView
  }

  private func look(of view: UIView) -> [String] {
    var words: [String] = []
    if let color = view.layer.backgroundColor { words.append(Self.text(of: color)) }
    if let plate = (view as? UIButton)?.plate, !plate.isHidden {
      let color = plate.configuration.resolvedBackgroundColor(for: view.tintColor)
      words.append("plate \(Self.text(of: color.cgColor)) corners \(Int(plate.configuration.cornerRadius))")
    }
    if view.isHidden { words.append("hidden") }
    if view.alpha < 1 { words.append("alpha \(view.alpha)") }
    if view.tag != 0 { words.append("tag \(view.tag)") }
    if view.clipsToBounds, !(view is UIScrollView) { words.append("clips") }
    if view.layer.cornerRadius > 0 { words.append("corners \(Int(view.layer.cornerRadius))") }
    if let name = view.accessibilityIdentifier { words.append("called \(name)") }
    return words
  }

  private func content(of view: UIView) -> [String] {
    switch view {
    case let label as UILabel:
      return [
        "\"\(label.text ?? "")\"", "\(Int(label.font.pointSize))/\(label.font.weight.css)",
        Self.text(of: label.textColor.resolvedColor(with: label.traitCollection).cgColor),
        label.numberOfLines == 1 ? "" : "lines \(label.numberOfLines)", label.font.isItalic ? "italic" : "",
      ].filter { !$0.isEmpty }
    case let button as UIButton:
      return [
        "\"\(button.currentTitle ?? "")\"", "\(button.state.rawValue)",
        button.currentImage == nil ? "" : "picture",
      ]
      .filter { !$0.isEmpty }
    case let field as UITextField:
      return [
        "\"\(field.text ?? "")\"", field.placeholder.map { "(\($0))" } ?? "",
        field.isSecureTextEntry ? "secret" : "",
      ]
      .filter { !$0.isEmpty }
    case let text as UITextView: return ["\"\(text.text.replacingOccurrences(of: "\n", with: "|"))\""]
    case let bar as UISearchBar: return ["(\(bar.placeholder ?? ""))"]
    case let picture as UIImageView:
      return [picture.image == nil ? "nothing" : picture.image?.isSymbolImage == true ? "symbol" : "picture"]
    case let toggle as UISwitch:
      return [toggle.isOn ? "on" : "off", toggle.isEnabled ? "" : "disabled"].filter { !$0.isEmpty }
    case let slider as UISlider: return ["\(slider.minimumValue)…\(slider.value)…\(slider.maximumValue)"]
    case let stepper as UIStepper:
      return ["\(stepper.minimumValue)…\(stepper.value)…\(stepper.maximumValue) by \(stepper.stepValue)"]
    case let picker as UIDatePicker:
      let isTimer = picker.datePickerMode == .countDownTimer
      let seconds = isTimer ? picker.countDownDuration : picker.date.timeIntervalSinceReferenceDate
      return ["\(picker.datePickerMode) \(picker.datePickerStyle) \(Int(seconds))"]
    case let picker as UIPickerView:
      return (0..<picker.numberOfComponents).map { "\(picker.numberOfRows(inComponent: $0)) rows" }
    case let segments as UISegmentedControl:
      let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
      return [titles.joined(separator: "|"), "\(segments.selectedSegmentIndex)"]
    case let pages as UIPageControl: return ["\(pages.currentPage) of \(pages.numberOfPages)"]
    case let progress as UIProgressView: return ["\(progress.progress)"]
    case let wheel as UIActivityIndicatorView: return [wheel.isAnimating ? "turns" : "stands"]
    case let bar as UINavigationBar:
      let item = bar.item
      let left = (item?.leftBarButtonItems ?? []).map { $0.title ?? $0.systemItem?.name ?? "?" }
      let right = (item?.rightBarButtonItems ?? []).map { $0.title ?? $0.systemItem?.name ?? "?" }
      return ["\(left)", "\"\(item?.title ?? "")\"", "\(right)"]
    case let bar as UIToolbar: return ["\((bar.items ?? []).map { $0.title ?? $0.systemItem?.name ?? "?" })"]
    case let bar as UITabBar: return ["\((bar.items ?? []).map { $0.title ?? "?" })"]
    case let stack as UIStackView:
      return [stack.axis == .vertical ? "down" : "across", "\(stack.arrangedSubviews.count)"]
    case let collection as UICollectionView: return ["\(type(of: collection.collectionViewLayout))"]
    case let scroll as UIScrollView:
      return ["content \(Int(scroll.contentSize.width))x\(Int(scroll.contentSize.height))"]
    default: return []
    }
  }

  private static func text(of color: CGColor) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let hex = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    return "#\(hex)" + (color.alpha < 1 ? "/\((color.alpha * 100).rounded() / 100)" : "")
  }
}
