// UIContentConfiguration, UIContentView — after Apple's documentation of the two, read 2026-11.
// State: complete.

import QuartzCore

/// The content of a cell, as a value, and the view that shows it.
public protocol UIContentConfiguration {
  /// A view that shows this configuration, and takes on others of its type.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The same contents as they look in `state`.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// Setting it shows the new one.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show that configuration; otherwise a new view is made. Default: one of the type it
  /// has.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
