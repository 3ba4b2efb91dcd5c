// Color — after Apple's documentation "Color", read 2026-11.
// State: partial. Missing: resolved components, mixing in other colour spaces.

import UIKit

/// A colour; as a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(UIColor)
    /// The tint of the place where it is drawn, and how much of it.
    case accent(Double)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
  public init(uiColor: UIColor) { kind = .fixed(uiColor) }
  /// From the assets, by the symbol that is generated for it.
  public init(_ resource: ColorResource) { kind = .fixed(UIColor(resource: resource)) }
  // A name that both have is a resource's: `Color(.brand)`.
  @_disfavoredOverload public init(_ color: UIColor) { kind = .fixed(color) }
  public init(cgColor: CGColor) { kind = .fixed(UIColor(cgColor: cgColor)) }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(UIColor(white: white, alpha: opacity))
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// From the assets; clear where there is none of that name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(UIColor(named: name) ?? .clear) }

  public func opacity(_ opacity: Double) -> Color {
    switch kind {
    case .accent(let part): Color(.accent(part * opacity))
    case .fixed(let color):
      Color(
        UIColor { traits in
          let resolved = color.resolvedColor(with: traits)
          return resolved.withAlphaComponent(resolved.cgColor.alpha * CGFloat(opacity))
        })
    }
  }

  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.85), self])) }

  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    switch kind {
    case .fixed(let color): return color
    case .accent(let part):
      if let tint = environment.tint, tint.kind != kind { return tint.opacity(part).uiColor(environment) }
      return part == 1 ? .systemBlue : .systemBlue.withAlphaComponent(CGFloat(part))
    }
  }

  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let white = Color(UIColor.white)
  public static let black = Color(UIColor.black)
  public static let clear = Color(UIColor.clear)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
  public static let accentColor = Color(Kind.accent(1))
}

extension UIColor {
  /// nil-free: an accent becomes blue.
  public convenience init(_ color: Color) {
    let shown = color.uiColor(EnvironmentValues())
    self.init { shown.resolvedColor(with: $0) }
  }
}

extension Color: View, LeafView {
  public typealias Body = Never
  func makeDrawing() -> UIView { UIView(frame: .zero) }
  func update(_ drawing: UIView, _ environment: EnvironmentValues) {
    drawing.backgroundColor = uiColor(environment)
  }
  func size(_ proposal: ProposedViewSize, _ drawing: UIView, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  var edgesBeyondSafeArea: Edge.Set { .all }
}
