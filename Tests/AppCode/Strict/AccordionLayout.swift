import UIKit

final class AccordionLayout: UICollectionViewLayout {
    static let open: CGFloat = 220
    static let closed: CGFloat = 64

    nonisolated struct Row: Sendable { var y: CGFloat; var height: CGFloat }
    var rows: [Row] = []

    nonisolated static func height(at distance: CGFloat) -> CGFloat {
        let nearness = max(0, 1 - abs(distance))
        return 64 + (220 - 64) * nearness
    }
}
