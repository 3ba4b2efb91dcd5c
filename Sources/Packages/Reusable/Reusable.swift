// Reusable, NibReusable, NibLoadable, NibOwnerLoadable — after Reusable's public API.
// State: complete.

import UIKit

/// A cell or a view that lists use again under a name of its class's own.
@preconcurrency @MainActor public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A view that is the first object of a nib of its class's name.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

public typealias NibReusable = Reusable & NibLoadable

extension NibLoadable {
  /// Of the class's name, in the module of the class.
  public static var nib: UINib { .named(of: self) }
}

extension NibLoadable where Self: UIView {
  /// A new view of the nib. Ends the preview where the nib's first object is none of this class, as the
  /// package does.
  public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil).first as? Self else {
      fatalError("The nib of \(self) has no \(self) as its first object")
    }
    return view
  }
}

/// A view that owns a nib of its class's name, and shows what lies in it.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// Of the class's name, in the module of the class.
  public static var nib: UINib { .named(of: self) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the views of the nib, each as large as this one.
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }
}

extension UINib {
  static func named(of type: AnyObject.Type) -> UINib {
    UINib(nibName: String(describing: type), bundle: nil, fileID(of: type))
  }
}

/// As `#fileID` says it in a file of the module that declares the class: nibs are looked up by module.
func fileID(of type: AnyObject.Type) -> String {
  "\(String(reflecting: type).prefix { $0 != "." })/\(type).swift"
}
