// NavigationLink — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// Leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(() -> AnyView)
    case value(AnyHashable?)
  }
  let target: Target
  let label: Label
  var isActive: Binding<Bool>?
  @Environment(\.navigator) private var navigator
  @Environment(\.self) private var environment

  public var body: some View {
    if environment.isInListRow, environment.buttonStyle is DefaultButtonStyle {
      HStack { label }
        .transformPreference(ListRowKey.self) {
          $0.actions.append { go() }
          $0.leads = true
        }
        .modifier(ActiveLink(isActive: isActive, target: target))
    } else {
      Button(action: { go() }) { label }
        .modifier(ActiveLink(isActive: isActive, target: target))
    }
  }

  private func go() {
    if let isActive { return isActive.wrappedValue = true }
    switch target {
    case .view(let make): navigator?.push(make(), environment.outOfRow)
    case .value(let value): if let value { navigator?.push(value) }
    }
  }

  private struct ActiveLink: ViewModifier {
    let isActive: Binding<Bool>?
    let target: Target
    func body(content: Content) -> some View {
      if let isActive, case .view(let make) = target {
        content.modifier(PushModifier(isPresented: isActive, destination: make()))
      } else {
        content
      }
    }
  }
}

extension EnvironmentValues {
  /// As they are on a screen of its own.
  var outOfRow: EnvironmentValues {
    var values = self
    values.isInListRow = false
    values.font = nil
    values.foregroundStyle = nil
    return values
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view { AnyView(destination()) }, label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view { AnyView(destination) }, label())
  }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (target, self.label, self.isActive) = (.view { AnyView(destination()) }, label(), isActive)
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (target, self.label, self.isActive) = (.view { AnyView(destination) }, label(), isActive)
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view { AnyView(destination) }, label())
    isActive = Binding(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
