import Kingfisher
import SkeletonView
import UIKit

protocol ProfileHeaderViewDelegate: AnyObject {
    func profileHeader(_ header: ProfileHeaderView, didSelect tab: Int)
}

final class ProfileHeaderView: UICollectionReusableView {
    static let identifier = "ProfileHeaderView"

    weak var delegate: ProfileHeaderViewDelegate?
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let biographyLabel = UILabel()
    private let segmentedControl = UISegmentedControl(items: ["Works", "Liked"])

    override init(frame: CGRect) {
        super.init(frame: frame)
        avatarView.layer.cornerRadius = 40
        avatarView.clipsToBounds = true
        avatarView.backgroundColor = .systemGray4
        avatarView.isSkeletonable = true
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        biographyLabel.numberOfLines = 0
        biographyLabel.textAlignment = .center
        segmentedControl.selectedSegmentIndex = 0
        segmentedControl.addTarget(self, action: #selector(changeTab(_:)), for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [avatarView, nameLabel, biographyLabel, segmentedControl])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 80),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            segmentedControl.widthAnchor.constraint(equalTo: stack.widthAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func changeTab(_ sender: UISegmentedControl) {
        delegate?.profileHeader(self, didSelect: sender.selectedSegmentIndex)
    }

    func configure(with profile: Profile, tab: Int) {
        let processor = DownsamplingImageProcessor(size: CGSize(width: 80, height: 80))
            |> RoundCornerImageProcessor(cornerRadius: 40)
        avatarView.kf.indicatorType = .activity
        avatarView.kf.setImage(with: profile.avatar, options: [.processor(processor), .cacheOriginalImage])
        nameLabel.text = profile.name
        biographyLabel.text = profile.biography
        segmentedControl.selectedSegmentIndex = tab
    }
}
