// alert, confirmationDialog, Alert, ActionSheet — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: icons, severities.

import UIKit

/// Shows UIKit's alert while it is wanted.
struct AlertModifier: LifeModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let style: UIAlertController.Style
  let title: String?
  /// Made when it is shown.
  let message: () -> AnyView
  let actions: () -> AnyView

  @MainActor final class Memory {
    var modifier: AlertModifier
    var environment: EnvironmentValues
    weak var shown: UIAlertController?
    init(_ modifier: AlertModifier, _ environment: EnvironmentValues) {
      (self.modifier, self.environment) = (modifier, environment)
    }

    func sync(_ tree: ViewTree) {
      if let shown {
        if !modifier.isPresented.wrappedValue {
          self.shown = nil
          if shown.presentingViewController != nil { shown.dismiss(animated: true) }
        }
        return
      }
      guard modifier.isPresented.wrappedValue, let view = tree.hostingView, view.window != nil,
        var presenter = view.nearestController
      else { return }
      while let next = presenter.presentedViewController { presenter = next }
      let alert = modifier.alert(environment)
      shown = alert
      presenter.present(alert, animated: true)
    }
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    let memory = Memory(self, inputs.environment)
    inputs.tree.watch(node) { [weak tree = inputs.tree] in if let tree { memory.sync(tree) } }
    return memory
  }

  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) {
    (memory.modifier, memory.environment) = (self, inputs.environment)
    inputs.tree.needsLayout()
  }

  func disappear(_ memory: Memory) {
    if let shown = memory.shown, shown.presentingViewController != nil { shown.dismiss(animated: true) }
  }

  private func alert(_ environment: EnvironmentValues) -> UIAlertController {
    let text = HiddenTree.entries(of: message(), environment).first?.title
    let alert = UIAlertController(title: title, message: text, preferredStyle: style)
    let entries = HiddenTree.entries(of: actions(), environment)
    var hasCancel = false
    var buttons = 0
    for entry in entries {
      switch entry.kind {
      case .field(let text, let isSecure):
        guard style == .alert else { continue }
        alert.addTextField { field in
          field.placeholder = entry.title
          field.text = text.wrappedValue
          field.isSecureTextEntry = isSecure
          field.addAction(
            UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
        }
      case .button(let role, _, let action):
        if role == .cancel { hasCancel = true }
        buttons += 1
        add(
          entry.title, role == .cancel ? .cancel : role == .destructive ? .destructive : .default, alert,
          entry.isEnabled, action)
      case .group, .text: continue
      }
    }
    // As documented: without buttons there is one that says OK, and dialogs can always be left.
    if buttons == 0, style == .alert {
      add("OK", .default, alert, true) {}
    } else if !hasCancel, style == .actionSheet {
      add("Cancel", .cancel, alert, true) {}
    }
    return alert
  }

  private func add(
    _ title: String, _ style: UIAlertAction.Style, _ alert: UIAlertController, _ isEnabled: Bool,
    _ action: @escaping @MainActor () -> Void
  ) {
    let button = UIAlertAction(title: title, style: style) { _ in
      isPresented.wrappedValue = false
      action()
    }
    button.isEnabled = isEnabled
    alert.addAction(button)
  }
}

extension View {
  func alert<A: View, M: View>(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: style, title: title?.plain, message: { AnyView(message()) },
        actions: { AnyView(actions()) }))
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
  }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(.alert, Text(title), isPresented, actions) { EmptyView() } }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, title, isPresented, actions) { EmptyView() }
  }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(.alert, Text(titleKey), isPresented, actions, message) }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(.alert, Text(title), isPresented, actions, message) }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(.alert, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() }) }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions) {
      EmptyView()
    }
  }
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions) { EmptyView() }
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions, message)
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, { data.map(actions) },
      { data.map(message) })
  }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, { data.map(actions) },
      { EmptyView() })
  }

  // MARK: Before iOS 15

  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(.alert, alert?.title, isPresented, { alert?.buttons }, { alert?.message })
  }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return self.alert(.alert, alert?.title, isPresented, { alert?.buttons }, { alert?.message })
  }
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return alert(.actionSheet, sheet?.title, isPresented, { sheet?.buttons }, { sheet?.message })
  }
}

/// An alert as it was declared before iOS 15.
public struct Alert {
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      .cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
    @MainActor var view: SwiftUI.Button<Text> { SwiftUI.Button(role: role, action: { action?() }) { label } }
  }

  let title: Text
  let message: Text?
  let all: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, all) = (title, message, dismissButton.map { [$0] } ?? [])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, all) = (title, message, [primaryButton, secondaryButton])
  }

  @MainActor var buttons: some View {
    let all = all
    return ForEach(all.indices, id: \.self) { all[$0].view }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let all: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, all) = (title, message, buttons)
  }
  @MainActor var buttons: some View {
    let all = all
    return ForEach(all.indices, id: \.self) { all[$0].view }
  }
}
