// Supplementary views that are registered by the closure that fills them (iOS 14).

import QuartzCore

extension UICollectionView {
  /// The kind and class of some supplementary views and how they are filled. Made once and kept, as
  /// `CellRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills `supplementaryView`, which is new or has been prepared for reuse.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name: RegistrationName
    let kind: String
    let viewClass: UICollectionReusableView.Type
    let handler: Handler
    /// The nib that makes the views; nil: their class makes them.
    private(set) var nib: UINib?

    /// Views are made by their class.
    public init(elementKind: String, handler: @escaping Handler) {
      name = RegistrationName(of: Supplementary.self)
      kind = elementKind
      viewClass = Supplementary.self
      self.handler = handler
    }

    /// Views are made by the nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  /// A recycled view of the registration's kind, or a new one made with the frame that the layout has for it,
  /// filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.name.identifier)
    checkRegistration(
      registration.name, as: .supplementary(kind, identifier), registration.viewClass, registration.nib)
    guard let view = dequeueSupplementary(kind, identifier, for: indexPath) as? Supplementary else {
      fatalError(
        "UICollectionView: the view of kind \"\(kind)\" at \(indexPath) is no \(Supplementary.self), which its "
          + "registration says")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
