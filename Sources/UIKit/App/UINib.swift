// UINib, UIStoryboard — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: what nibs hold. A nib stands for the class of its name.

import QuartzCore

/// The name of a nib. Its outlets are never connected.
@preconcurrency @MainActor open class UINib: MainActorObject {
  let name: String
  /// The module of the classes that the nib would make: that of the caller.
  private let module: String

  /// `file` tells the caller's module.
  public init(nibName name: String, bundle: Bundle?, _ file: String = #fileID) {
    self.name = name
    module = String(file.prefix { $0 != "/" })
    super.init(_object: ())
  }

  /// Nothing can be made of a nib: empty.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    VirtualRunLoop.current.report(
      "Nibs are not loaded: \(name).xib is not shown. Make its views in code to preview them.")
    return []
  }

  /// The class called as the nib is, where there is one of that kind; otherwise the plain one.
  func cellClass(_ base: UICollectionReusableView.Type) -> UICollectionReusableView.Type {
    let found = NSClassFromString("\(module).\(name)") as? UICollectionReusableView.Type
    reportUnloaded(for: found ?? base)
    return found ?? base
  }

  func reportUnloaded(for viewClass: UICollectionReusableView.Type) {
    VirtualRunLoop.current.report(
      "Nibs are not loaded: cells of \(name).xib are made by \(viewClass) alone, and its outlets are nil.")
  }
}

/// The name of a storyboard. Nothing is loaded from it.
@preconcurrency @MainActor open class UIStoryboard: MainActorObject {
  private let name: String

  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init(_object: ())
  }

  /// nil.
  open func instantiateInitialViewController() -> UIViewController? {
    report()
    return nil
  }

  /// A plain controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report()
    return UIViewController()
  }

  private func report() {
    VirtualRunLoop.current.report(
      "Storyboards are not loaded: \(name).storyboard is not shown. Make its controllers in code to preview them."
    )
  }
}
