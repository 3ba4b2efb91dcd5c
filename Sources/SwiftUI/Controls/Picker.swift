// Picker — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: options that are more than a text and a picture, palettes.

import UIKit

/// A choice of one among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.self) private var environment

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  public var body: some View {
    let options = PickerOptions(content, selection, environment)
    if environment.collectsButtons {
      CollectedGroup(
        isInline: environment.pickerStyle == .inline || environment.pickerStyle == .automatic, label: label,
        content: OptionButtons(options: options))
    } else {
      switch environment.pickerStyle {
      case .segmented: SegmentsView(options: options)
      case .wheel: WheelView(options: options)
      case .inline: InlineOptions(options: options, label: label)
      case .navigationLink: LinkedOptions(options: options, label: label)
      case .automatic, .menu:
        let chosen = MenuChoice(options: options)
        if environment.isInListRow {
          LabeledRow {
            label
          } content: {
            chosen
          }
        } else {
          chosen
        }
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The options that may be chosen.
@MainActor struct PickerOptions {
  struct Option {
    let id: AnyHashable
    let title: String
    let image: UIImage?
    let isChosen: Bool
    let choose: () -> Void
  }
  var options: [Option] = []
  var chosen: Option? { options.first(where: \.isChosen) }
  var chosenIndex: Int? { options.firstIndex(where: \.isChosen) }

  init<Value: Hashable, Content: View>(
    _ content: Content, _ selection: Binding<Value>, _ environment: EnvironmentValues
  ) {
    let tree = HiddenTree()
    var inside = environment
    inside.pickerStyle = .automatic
    let now = selection.wrappedValue
    options = (tree.show(content, inside)?.tagged() ?? []).compactMap { tag, node in
      // A value may be tagged where its optional is chosen.
      guard let value = tag.base as? Value else { return nil }
      return Option(
        id: tag, title: node.firstText ?? "", image: node.firstImage, isChosen: value == now,
        choose: { if selection.wrappedValue != value { selection.wrappedValue = value } })
    }
    tree.remove()
  }
}

/// The options as buttons of a menu.
private struct OptionButtons: View {
  let options: PickerOptions
  var body: some View {
    ForEach(options.options, id: \.id) { option in
      CollectedButton(
        role: nil, isOn: option.isChosen, action: option.choose, label: OptionLabel(option: option))
    }
  }
}

struct OptionLabel: View {
  let option: PickerOptions.Option
  var body: some View {
    if let image = option.image {
      Label {
        Text(verbatim: option.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: option.title)
    }
  }
}

/// The option that is chosen, which opens a menu of all of them.
private struct MenuChoice: View {
  let options: PickerOptions
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    MenuButton(menu: {
      UIMenu(
        options: .singleSelection,
        children: options.options.map { option in
          UIAction(title: option.title, image: option.image, state: option.isChosen ? .on : .off) { _ in
            option.choose()
          }
        })
    }) {
      HStack(spacing: 4) {
        Text(verbatim: options.chosen?.title ?? "")
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(isInListRow ? Color.secondary : Color.accentColor)
    }
  }
}

/// All options below one another, the chosen one with a mark.
private struct InlineOptions<Label: View>: View {
  let options: PickerOptions
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !hidesLabels { label.font(.footnote).foregroundStyle(Color.secondary) }
      ForEach(options.options, id: \.id) { option in
        Pressable(action: option.choose) { _ in
          OptionLabel(option: option)
          Spacer()
          if option.isChosen { Image(systemName: "checkmark").foregroundStyle(Color.accentColor) }
        }
        .frame(minHeight: 44)
      }
    }
  }
}

/// The chosen option, which leads to a screen of all of them.
private struct LinkedOptions<Label: View>: View {
  let options: PickerOptions
  let label: Label

  var body: some View {
    NavigationLink {
      List {
        ForEach(options.options, id: \.id) { option in
          Button(action: option.choose) {
            OptionLabel(option: option).foregroundStyle(Color.primary)
            Spacer()
            if option.isChosen { Image(systemName: "checkmark") }
          }
        }
      }
    } label: {
      LabeledRow {
        label
      } content: {
        Text(verbatim: options.chosen?.title ?? "").foregroundStyle(Color.secondary)
      }
    }
  }
}

/// UIKit's segmented control.
private struct SegmentsView: LeafView {
  let options: PickerOptions
  typealias Body = Never

  @MainActor final class Drawing: UISegmentedControl {
    var changed: (Int) -> Void = { _ in }
    var shown: [String] = []
    init() {
      super.init(items: nil)
      addAction(
        UIAction { [weak self] _ in if let self { changed(selectedSegmentIndex) } }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
  }

  func makeDrawing() -> Drawing { Drawing() }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    let titles = options.options.map { "\($0.image == nil ? "" : "picture ")\($0.title)" }
    if titles != drawing.shown {
      drawing.removeAllSegments()
      for (index, option) in options.options.enumerated() {
        if let image = option.image, option.title.isEmpty {
          drawing.insertSegment(with: image, at: index, animated: false)
        } else {
          drawing.insertSegment(withTitle: option.title, at: index, animated: false)
        }
      }
      drawing.shown = titles
    }
    let chosen = options.chosenIndex ?? UISegmentedControl.noSegment
    if drawing.selectedSegmentIndex != chosen { drawing.selectedSegmentIndex = chosen }
    drawing.isEnabled = environment.isEnabled
    drawing.changed = { [options] index in
      if options.options.indices.contains(index) { options.options[index].choose() }
    }
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    let own = drawing.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

/// UIKit's wheel.
private struct WheelView: LeafView {
  let options: PickerOptions
  typealias Body = Never

  @MainActor final class Drawing: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var changed: (Int) -> Void = { _ in }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      titles.indices.contains(row) ? titles[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      changed(row)
    }
  }

  func makeDrawing() -> Drawing {
    let drawing = Drawing(frame: .zero)
    drawing.dataSource = drawing
    drawing.delegate = drawing
    return drawing
  }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    let titles = options.options.map(\.title)
    if titles != drawing.titles {
      drawing.titles = titles
      drawing.reloadAllComponents()
    }
    if let index = options.chosenIndex, drawing.selectedRow(inComponent: 0) != index {
      drawing.selectRow(index, inComponent: 0, animated: false)
    }
    drawing.changed = { [options] index in
      if options.options.indices.contains(index) { options.options[index].choose() }
    }
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    let own = drawing.intrinsicContentSize
    return CGSize(width: proposal.width ?? 320, height: own.height > 0 ? own.height : 216)
  }
}

// MARK: Styles

enum PickerLook { case automatic, menu, segmented, wheel, inline, navigationLink }

@MainActor @preconcurrency public protocol PickerStyle {
  var _look: _PickerLook { get }
}

/// How a picker looks.
public struct _PickerLook { let look: PickerLook }

public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .automatic) }
}
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .segmented) }
}
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .wheel) }
}
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .inline) }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
  public var _look: _PickerLook { .init(look: .navigationLink) }
}
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
  public static var palette: Self { .init() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }
  var pickerStyle: PickerLook {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._look.look)
  }
}
