import UIKit

class BubbleCell: UICollectionViewCell {

    private let textView = UILabel()
    private let bubble = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        textView.font = .systemFont(ofSize: 17)
        textView.numberOfLines = 0
        bubble.layer.cornerRadius = 15
        contentView.addSubview(bubble)
        bubble.addSubview(textView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ text: String, isMine: Bool) {
        textView.text = text
        bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
        let size = textView.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude))
        let x = isMine ? bounds.width - size.width - 36 : 12
        bubble.frame = CGRect(x: x, y: 0, width: size.width + 24, height: bounds.height)
        textView.frame = CGRect(x: 12, y: 0, width: size.width, height: bounds.height)
    }
}
