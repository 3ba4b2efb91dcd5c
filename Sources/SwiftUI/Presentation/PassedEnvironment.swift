import UIKit

/// Gives a tree within another what the views around it give.
struct PassedEnvironment: InputsModifier {
  typealias Body = Never
  let environment: EnvironmentValues
  /// Whether it is a screen of its own, which knows itself how it is left.
  var isScreen = false
  var change: (inout EnvironmentValues) -> Void = { _ in }

  func change(_ inputs: inout Inputs) {
    var passed = environment
    let own = inputs.environment
    passed.tree = inputs.tree
    passed.scrollElement = nil
    passed.animation = nil
    passed.collectsButtons = false
    passed.isInListRow = false
    passed.allowsHitTesting = passed.isEnabled
    (passed.layoutDirection, passed.horizontalSizeClass) = (own.layoutDirection, own.horizontalSizeClass)
    passed.verticalSizeClass = own.verticalSizeClass
    if isScreen {
      (passed.dismiss, passed.colorScheme) = (own.dismiss, own.colorScheme)
      // A screen is made before its controller is presented.
      passed.isPresented = own.isPresented || environment.isPresented
    }
    change(&passed)
    inputs.environment = passed
  }
}

/// A view that has a tree in it.
@MainActor protocol TreeHolder: UIView {
  var tree: ViewTree { get }
}

extension _UIHostingView: TreeHolder {}
