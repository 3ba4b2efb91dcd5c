// Overrides in extensions of classes of other modules, which on Apple's platforms replace the class's own
// member for all its objects.
//
// Such a class is compiled already, and nothing can be put into it here. The member stays where its author
// wrote it, under another name. UIKit asks for those that it knows (`_ExtensionOverrides`): the file hands
// them over when it is loaded. The others are never called, with a warning.

import SwiftSyntax

extension ModuleIndex {
  /// Renames what overrides members of classes of other modules in extensions, and registers it or warns of
  /// it.
  func settingOverridesAside() -> ModuleChanges {
    var changes = ModuleChanges()
    // A file that does not parse may hold the class.
    guard files.allSatisfy(\.parses) else { return changes }
    for added in extensions where added.type == nil {
      for member in added.members where member.isOverride {
        let thunk = Thunk(member, in: added)
        guard let edits = thunk.renaming() else { continue }
        changes.edits[member.file, default: []] += edits
        if let call = OverridableMember(member, of: added) {
          changes.registrations[member.file, default: []].append(
            call.registration(of: added.extendedName, calling: thunk.name))
          continue
        }
        changes.problems.append(
          files[member.file].problem(
            .warning, at: member.node,
            "This override has no effect here: an extension cannot replace \(member.name) of "
              + "\(added.extendedName) without the Objective-C runtime. Override it in a subclass of your own."
          ))
      }
    }
    return changes
  }
}

/// A member for which UIKit asks, as the registration calls it.
private struct OverridableMember {
  /// Of `_ExtensionOverrides`.
  let hook: String
  /// The labels of the member's parameters; nil for a property.
  let labels: [String]?

  init?(_ member: MemberDeclaration, of added: ExtensionDeclaration) {
    guard !member.isStatic, Self.isResponder(added.extendedName), !member.isObserved,
      let hook = Self.hooks[member.name]
    else { return nil }
    self.hook = hook
    labels =
      member.kind == .method
      ? member.name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init) : nil
  }

  func registration(of type: String, calling name: String) -> String {
    let head = "UIKit._ExtensionOverrides.\(hook).add(\(type).self)"
    guard let labels else { return "\(head) { own, _ in own.\(name) }" }
    guard labels.count > 1 else {
      let argument = labels.first.map { $0 == "_" ? "given" : "\($0): given" } ?? ""
      return "\(head) { own, \(argument.isEmpty ? "_" : "given") in own.\(name)(\(argument)) }"
    }
    let arguments = labels.enumerated().map { place, label in
      (label == "_" ? "" : "\(label): ") + "given.\(place)"
    }
    return "\(head) { own, given in own.\(name)(\(arguments.joined(separator: ", "))) }"
  }

  /// Whether the class is a responder of UIKit's, as all are whose members stand in `hooks`. Recognisers have
  /// some of the same names; a generic class has no `self` without its arguments.
  private static func isResponder(_ name: String) -> Bool {
    let last = name.hasPrefix("UIKit.") ? name.dropFirst("UIKit.".count) : name[...]
    return last.hasPrefix("UI") && !last.hasSuffix("GestureRecognizer") && !last.contains(".")
      && last != "UIHostingController"
  }

  /// By the member's name: its name in `_ExtensionOverrides`, which has a row for each.
  private static let hooks: [String: String] = [
    "touchesBegan(_:with:)": "touchesBegan", "touchesMoved(_:with:)": "touchesMoved",
    "touchesEnded(_:with:)": "touchesEnded", "touchesCancelled(_:with:)": "touchesCancelled",
    "awakeFromNib()": "awakeFromNib",
    "layoutSubviews()": "layoutSubviews", "didMoveToSuperview()": "didMoveToSuperview",
    "didMoveToWindow()": "didMoveToWindow", "tintColorDidChange()": "tintColorDidChange",
    "intrinsicContentSize": "intrinsicContentSize", "point(inside:with:)": "pointInside",
    "hitTest(_:with:)": "hitTest", "traitCollectionDidChange(_:)": "traitCollectionDidChange",
    "viewDidLoad()": "viewDidLoad",
    "viewWillAppear(_:)": "viewWillAppear", "viewDidAppear(_:)": "viewDidAppear",
    "viewWillDisappear(_:)": "viewWillDisappear", "viewDidDisappear(_:)": "viewDidDisappear",
    "viewWillLayoutSubviews()": "viewWillLayoutSubviews", "viewDidLayoutSubviews()": "viewDidLayoutSubviews",
    "prefersStatusBarHidden": "prefersStatusBarHidden", "preferredStatusBarStyle": "preferredStatusBarStyle",
    "childForStatusBarStyle": "childForStatusBarStyle", "childForStatusBarHidden": "childForStatusBarHidden",
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "shouldAutorotate": "shouldAutorotate",
    "supportedInterfaceOrientations": "supportedInterfaceOrientations",
  ]
}

extension MemberDeclaration {
  /// Whether it watches a property of the superclass (`didSet`) and gives no value.
  fileprivate var isObserved: Bool {
    guard let variable = node.as(VariableDeclSyntax.self),
      let accessors = variable.bindings.first?.accessorBlock
    else { return false }
    return Observers(variable, accessors) != nil
  }
}
