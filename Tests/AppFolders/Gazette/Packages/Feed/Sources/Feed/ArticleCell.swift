import AlamofireImage
import Core
import Design
import UIKit

final class ArticleCell: UICollectionViewCell {
    private let headline = HeadlineLabel()
    private let picture = UIImageView()

    var article: Article? {
        didSet {
            headline.text = article.map { "\($0.headline) (\($0.minutes) min)" }
            if let url = URL(string: "https://gazette.example.org/\(article?.id ?? 0).jpg") {
                picture.af.setImage(withURL: url)
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let row = UIStackView(arrangedSubviews: [picture, headline])
        row.spacing = Spacing.small
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalToConstant: 60),
            row.topAnchor.constraint(equalTo: contentView.topAnchor),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
