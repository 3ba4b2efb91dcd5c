// Values of SwiftUI's types that show nothing, for holes that want one.

import PreviewRuntime
import UIKit

extension EmptyView: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { onMainThread { EmptyView() } }
}

extension AnyView: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { onMainThread { AnyView(EmptyView()) } }
}

extension Text: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Text(verbatim: "") }
}

extension Image: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Image(systemName: "photo") }
}

extension Color: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Color.clear }
}

extension Font: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Font.body }
}

extension NavigationPath: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { NavigationPath() }
}

extension Animation: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Animation.default }
}

extension Angle: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { Angle.zero }
}

extension UnitPoint: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { UnitPoint.center }
}

extension EdgeInsets: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { EdgeInsets() }
}

/// A neutral value that cannot be changed.
extension Binding: _NeutralMaking {
  public nonisolated static func _makeNeutral() -> Any? { onMainThread { Binding.constant(_neutral()) } }
}

/// Nil on any other thread, where views cannot be made.
private func onMainThread<Value>(_ make: @MainActor () -> Value) -> Value? {
  guard MainThread.isCurrent else { return nil }
  nonisolated(unsafe) var made: Value?
  MainActor.assumeIsolated { made = make() }
  return made
}
