import UIKit

public final class HeadlineLabel: UILabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = .headline
        textColor = Palette.ink
        numberOfLines = 0
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError()
    }
}
