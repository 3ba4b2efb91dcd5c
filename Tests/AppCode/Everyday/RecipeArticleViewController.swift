import UIKit

final class RecipeArticleViewController: UIViewController {

    private let label = UILabel()
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.attributedText = article()
        scrollView.addSubview(label)
        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 24),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -24),
            label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            label.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
    }

    private func article() -> NSAttributedString {
        let article = NSMutableAttributedString()

        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.25)
        shadow.shadowBlurRadius = 4
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        let serif = UIFont.systemFont(ofSize: 34, weight: .bold).fontDescriptor.withDesign(.serif)
        article.append(NSAttributedString(string: "Plum dumplings\n", attributes: [
            .font: serif.map { UIFont(descriptor: $0, size: 34) } ?? UIFont.boldSystemFont(ofSize: 34),
            .foregroundColor: UIColor.systemPurple,
            .shadow: shadow,
        ]))

        let lead = NSMutableParagraphStyle()
        lead.paragraphSpacing = 12
        lead.lineHeightMultiple = 1.15
        article.append(NSAttributedString(
            string: "They want floury potatoes, cold butter, and plums that are ripe but firm.\n",
            attributes: [.font: UIFont.italicSystemFont(ofSize: 17), .paragraphStyle: lead,
                         .foregroundColor: UIColor.secondaryLabel]))

        let steps = NSMutableParagraphStyle()
        steps.headIndent = 28
        steps.tabStops = [NSTextTab(textAlignment: .left, location: 28)]
        steps.paragraphSpacing = 6
        let texts = [
            "Boil the potatoes in their skins, and peel them while they are hot.",
            "Press them, and work in flour, butter and an egg until the dough lets go of the board.",
            "Wrap each plum, and let the dumplings swim for twelve minutes in water that hardly moves.",
        ]
        for (number, text) in texts.enumerated() {
            let line = NSMutableAttributedString(string: "\(number + 1).\t\(text)\n", attributes: [
                .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)),
                .foregroundColor: UIColor.label, .paragraphStyle: steps,
            ])
            line.addAttribute(.foregroundColor, value: UIColor.systemPurple, range: NSRange(location: 0, length: 2))
            line.addAttribute(
                .font, value: UIFont.monospacedSystemFont(ofSize: 17, weight: .bold),
                range: NSRange(location: 0, length: 2))
            article.append(line)
        }

        article.append(NSAttributedString(string: "Butter and sugar!", attributes: [
            .font: UIFont.systemFont(ofSize: 40, weight: .black), .strokeWidth: 3,
            .strokeColor: UIColor.systemOrange, .kern: 1.5,
        ]))
        return article
    }
}
