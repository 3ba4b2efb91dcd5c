import UIKit
import Combine

final class ChartModel: ObservableObject {
    @Published var heights: [CGFloat] = [0.2, 0.5, 0.9, 0.4, 0.7, 0.3, 0.8]
    let scale = CurrentValueSubject<CGFloat, Never>(1)
}

class BarChartLayout: UICollectionViewLayout {
    private let model = ChartModel()
    private var subscriptions = Set<AnyCancellable>()
    private var heights: [CGFloat] = []
    var barWidth: CGFloat = 28
    var barGap: CGFloat = 12

    override init() {
        super.init()
        model.$heights
            .sink { [weak self] heights in
                self?.heights = heights
                self?.invalidateLayout()
            }
            .store(in: &subscriptions)
        model.scale
            .removeDuplicates()
            .map { min(1, $0) }
            .sink { [weak self] _ in self?.invalidateLayout() }
            .store(in: &subscriptions)
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: CGFloat(view.numberOfItems(inSection: 0)) * (barWidth + barGap), height: view.bounds.height)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, !heights.isEmpty else { return nil }
        let bar = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let height = heights[indexPath.item % heights.count] * model.scale.value * (view.bounds.height - 40)
        bar.frame = CGRect(x: CGFloat(indexPath.item) * (barWidth + barGap), y: view.bounds.height - height,
                           width: barWidth, height: height)
        return bar
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfItems(inSection: 0))
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
}
