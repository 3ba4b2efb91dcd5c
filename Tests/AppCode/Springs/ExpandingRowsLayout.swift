//
//  ExpandingRowsLayout.swift
//  One row opens at a time, by an invalidation context with an initialiser of its own.
//

import UIKit

final class RowResize: UICollectionViewLayoutInvalidationContext {
    let path: IndexPath
    let height: CGFloat

    init(path: IndexPath, height: CGFloat) {
        self.path = path
        self.height = height
        super.init()
    }

    override var invalidateEverything: Bool { return false }
}

final class ExpandingRowsLayout: UICollectionViewLayout {
    private var heights: [IndexPath: CGFloat] = [:]
    private var rows: [UICollectionViewLayoutAttributes] = []
    private let closed: CGFloat = 48

    override func prepare() {
        guard let count = collectionView?.numberOfItems(inSection: 0),
            let sections = collectionView?.numberOfSections, sections > 0 else { return }
        var top: CGFloat = 0
        rows = (0..<count).map { item in
            let row = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            row.frame = CGRect(x: 0, y: top, width: collectionView!.bounds.width,
                               height: heights[row.indexPath] ?? closed)
            top = row.frame.maxY + 1
            return row
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return rows.filter { !$0.frame.intersection(rect).size.equalTo(.zero) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return rows[indexPath.item]
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let resize = context as? RowResize {
            heights = [resize.path: resize.height]
        }
        super.invalidateLayout(with: context)
    }
}

final class ExpandingRowsController: UICollectionViewController {
    convenience init() {
        self.init(collectionViewLayout: ExpandingRowsLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.backgroundColor = .white
        collectionView?.register(FocusRow.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 40
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        cell.contentView.backgroundColor = UIColor(white: indexPath.item % 2 == 0 ? 0.9 : 0.8, alpha: 1)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let layout = collectionView.collectionViewLayout
        layout.invalidateLayout(with: RowResize(path: indexPath, height: 200))
    }
}

/// As apps for televisions have it too.
final class FocusRow: UICollectionViewCell {
    override var canBecomeFocused: Bool { return true }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations({
            self.transform = context.nextFocusedView == self ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
        }, completion: nil)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: bounds)
        copy.backgroundColor = contentView.backgroundColor
        return copy
    }

    override var accessibilityElements: [Any]? {
        get { return [contentView] }
        set {}
    }
}
