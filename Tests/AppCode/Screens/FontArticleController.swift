import CoreText
import UIKit

/// Fonts of the app's own, as articles put them into an enum; the system's where they are not there.
enum Brand {
    enum Face: String, CaseIterable {
        case regular = "Blocks-Regular"
        case bold = "Blocks-Bold"
    }

    static func registerFonts() {
        for face in Face.allCases {
            guard let url = Bundle.main.url(forResource: face.rawValue, withExtension: "ttf") else { continue }
            var error: Unmanaged<CFError>?
            if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
                print("Font \(face.rawValue) was not registered")
            }
        }
    }

    static func font(_ face: Face, size: CGFloat, style: UIFont.TextStyle = .body) -> UIFont {
        guard let font = UIFont(name: face.rawValue, size: size) else { return .systemFont(ofSize: size) }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }
}

final class FontArticleController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        Brand.registerFonts()
        for family in UIFont.familyNames.sorted() {
            print(family, UIFont.fontNames(forFamilyName: family))
        }

        let title = UILabel()
        title.font = Brand.font(.bold, size: 28, style: .title1)
        title.text = "The quick brown fox"
        let body = UILabel()
        body.numberOfLines = 0
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.3)
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        shadow.shadowBlurRadius = 2
        let text = NSMutableAttributedString(
            string: "jumps over the lazy dog", attributes: [.font: Brand.font(.regular, size: 17)])
        text.addAttributes([.shadow: shadow, .strokeWidth: -2], range: NSRange(location: 0, length: 5))
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red],
            range: NSRange(location: 6, length: 4))
        body.attributedText = text

        let stack = UIStackView(arrangedSubviews: [title, body])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
