import UIKit

class BirdCell: UICollectionViewCell {

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!

    static var nib: UINib {
        return UINib(nibName: String(describing: self), bundle: nil)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 6
        placeLabel.textColor = .darkGray
    }

    func setup(with bird: Bird) {
        nameLabel.text = bird.name
        placeLabel.text = bird.place
    }
}
