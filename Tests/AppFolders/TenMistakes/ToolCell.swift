import PINRemoteImage
import UIKit

final class ToolCell: UICollectionViewCell {
    let nameLabel = UILabel()
    private let pictureView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(pictureView)
        contentView.addSubview(nameLable)  // mistake 6: a slip of the hand
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with tool: Tool) {
        nameLabel.text = "\(tool.count) × \(tool.name), \(tool.condition.text)"
        pictureView.pin_setImage(from: URL(string: "https://shed.example.org/\(tool.name).png"))
    }
}
