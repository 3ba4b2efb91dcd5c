// Activities of the user's that views take part in.
// State: partial. Missing: other devices and apps, from which activities would come.

import UIKit

/// Keeps an activity while its view is seen.
private struct UserActivityModifier: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
  @State private var activity: NSUserActivity?

  func body(content: Content) -> some View {
    content
      .onAppear { show(isActive) }
      .onChange(of: isActive) { _, new in show(new) }
      .onDisappear { show(false) }
  }

  private func show(_ isActive: Bool) {
    guard isActive else {
      activity?.invalidate()
      activity = nil
      return
    }
    let shown = activity ?? NSUserActivity(activityType: type)
    activity = shown
    update(shown)
    shown.becomeCurrent()
  }
}

extension View {
  /// `update` fills the activity as the view appears.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update)) }

  /// Active while there is an element.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Kept, without effect: no activity comes from elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  )
    -> some View
  { self }
}
