// PresentationMode — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// Whether a view's screen was presented, and the way out of it: what there was before `dismiss`.
public struct PresentationMode {
  public let isPresented: Bool
  let action: @MainActor () -> Void

  /// Leaves the screen: a sheet goes down, a screen of a stack goes back.
  public mutating func dismiss() { onMain(action) }
}

extension EnvironmentValues {
  /// The mode of the view's screen. Nothing can be set in it; what changes it is `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss.action)
    return Binding(get: { mode }, set: { _ in })
  }
}
