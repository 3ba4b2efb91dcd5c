import UIKit

public enum Palette {
    public static let paper = UIColor(named: "paper", in: .module, compatibleWith: nil) ?? .white
    public static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}

public enum Spacing {
    public static let small: CGFloat = 8
    public static let large: CGFloat = 20
}

extension UIFont {
    public static var headline: UIFont { .systemFont(ofSize: 19, weight: .bold) }
}
