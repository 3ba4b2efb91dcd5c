import UIKit

/// Shows any layout without an app around it: one section of numbered, coloured cells, and a labelled view
/// for whatever else the layout asks for.
@MainActor public final class LayoutStage: UIViewController {
  /// The ID of the collection view.
  public nonisolated static let collectionID = "main"
  /// Enough to scroll in most layouts.
  public nonisolated static let defaultItemCount = 30

  private let layout: UICollectionViewLayout
  private let itemCount: Int
  private var registeredKinds: Set<String> = []

  /// `itemCount` is the number of items, not negative; nil for the default.
  public init(_ layout: UICollectionViewLayout, itemCount: Int? = nil) {
    self.layout = layout
    self.itemCount = max(0, itemCount ?? Self.defaultItemCount)
    super.init(nibName: nil, bundle: nil)
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.accessibilityIdentifier = Self.collectionID
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.backgroundColor = .clear
    collection.register(StageCell.self, forCellWithReuseIdentifier: StageCell.name)
    collection.dataSource = self
    view.addSubview(collection)
  }
}

extension LayoutStage: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StageCell.name, for: indexPath)
    (cell as? StageCell)?.show(indexPath)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // Which kinds there are, only the layout knows.
    if registeredKinds.insert(kind).inserted {
      collectionView.register(
        StageLabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: StageLabel.name)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: StageLabel.name, for: indexPath)
    (view as? StageLabel)?.show(kind, indexPath)
    return view
  }
}
