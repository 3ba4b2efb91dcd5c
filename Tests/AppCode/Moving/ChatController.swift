import UIKit

/// Messages from the bottom up: short chats rest on the lower edge, new messages come in from below.
class ChatLayout: UICollectionViewLayout {
    var estimatedHeight: CGFloat = 44
    var spacing: CGFloat = 8

    private var heights: [CGFloat] = []
    private var frames: [CGRect] = []
    private var inserted = Set<IndexPath>()
    private var deleted = Set<IndexPath>()
    private var keepsBottom = false
    private var knowsWhatChanges = true

    override class var invalidationContextClass: AnyClass { return ChatInvalidationContext.self }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        while heights.count < count { heights.append(estimatedHeight) }
        if knowsWhatChanges, heights.count > count { heights.removeLast(heights.count - count) }
        place(count)
    }

    private func place(_ count: Int) {
        guard let collectionView = collectionView else { return }
        let total = heights.prefix(count).reduce(0, +) + CGFloat(max(0, count - 1)) * spacing
        var y = max(0, collectionView.bounds.height - total)
        frames = heights.prefix(count).map { height in
            defer { y += height + spacing }
            return CGRect(x: 12, y: y, width: collectionView.bounds.width - 24, height: height)
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard knowsWhatChanges else { return nil }
        return frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < frames.count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.size != collectionView?.bounds.size
    }

    // MARK: Sizes of the cells

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let item = preferredAttributes.indexPath.item
        return item < heights.count && abs(heights[item] - preferredAttributes.size.height) > 0.5
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        let item = preferredAttributes.indexPath.item
        let difference = preferredAttributes.size.height - heights[item]
        heights[item] = preferredAttributes.size.height
        if let bounds = collectionView?.bounds, originalAttributes.frame.minY < bounds.minY {
            context.contentOffsetAdjustment.y += difference
        }
        (context as? ChatInvalidationContext)?.isForSizes = true
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, !context.invalidateEverything { knowsWhatChanges = false }
        if context.invalidateEverything { heights = [] }
        super.invalidateLayout(with: context)
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        knowsWhatChanges = true
        guard let collectionView = collectionView else { return }
        keepsBottom = collectionView.bounds.maxY >= collectionView.contentSize.height - 60
        let gone = updateItems.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate }
        let new = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
        for path in gone.sorted(by: >) where path.item < heights.count { heights.remove(at: path.item) }
        for path in new.sorted() { heights.insert(estimatedHeight, at: min(path.item, heights.count)) }
        inserted = Set(new)
        deleted = Set(gone)
        let count = collectionView.numberOfItems(inSection: 0)
        while heights.count < count { heights.append(estimatedHeight) }
        if heights.count > count { heights.removeLast(heights.count - count) }
        place(count)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard keepsBottom, let collectionView = collectionView else { return proposedContentOffset }
        let y = collectionViewContentSize.height - collectionView.bounds.height
        return CGPoint(x: proposedContentOffset.x, y: max(0, y))
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.center.y += 80
        attributes?.alpha = 0
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) { attributes?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
        deleted = []
        keepsBottom = false
    }
}

class ChatInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var isForSizes = false
}

/// As high as its lines are many.
class MessageCell: UICollectionViewCell {
    var lines = 1

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = CGFloat(20 + 20 * lines)
        return layoutAttributes
    }
}

class ChatController: UIViewController, UICollectionViewDataSource {
    private var messages = [1, 3, 2, 1]
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: ChatLayout())
    private let send = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 60)
        list.accessibilityIdentifier = "chat"
        list.register(MessageCell.self, forCellWithReuseIdentifier: "message")
        list.dataSource = self
        view.addSubview(list)
        send.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 60)
        send.setTitle("Send", for: .normal)
        send.accessibilityIdentifier = "send"
        send.addTarget(self, action: #selector(sendMessage), for: .touchUpInside)
        view.addSubview(send)
    }

    @objc private func sendMessage() {
        let path = IndexPath(item: messages.count, section: 0)
        list.performBatchUpdates({
            self.messages.append(2)
            self.list.insertItems(at: [path])
        }, completion: { [weak self] _ in
            self?.list.scrollToItem(at: path, at: .bottom, animated: true)
        })
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return messages.count
    }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.lines = messages[indexPath.item]
        cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemBlue : .systemGray
        return cell
    }
}

#Preview("Chat") { ChatController() }
