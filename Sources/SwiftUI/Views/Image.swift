// Image — after Apple's documentation "Image", read 2026-11.
// State: partial. Missing: variable values, drawn images.

import UIKit

/// A picture or a symbol. It has its own size unless it is resizable.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case image(UIImage)
  }
  var source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var mode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// Read aloud.
  var label: Text?

  init(_ source: Source) { self.source = source }
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label
  }
  /// From the assets, by the symbol that is generated for it.
  public init(_ resource: ImageResource) { source = .image(UIImage(resource: resource)) }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
  public init(systemName: String) { source = .symbol(systemName) }
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  public init(uiImage: UIImage) { source = .image(uiImage) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    source = .image(UIImage(cgImage: cgImage))
    self.label = label
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum Scale: Hashable, Sendable {
    case small, medium, large
    var symbolScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    changed { ($0.isResizable, $0.capInsets, $0.mode) = (true, capInsets, resizingMode) }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image: View, LeafView {
  public typealias Body = Never

  func makeDrawing() -> UIImageView { UIImageView(frame: .zero) }

  /// The picture as it is shown; nil where there is none of that name.
  @MainActor func uiImage(_ environment: EnvironmentValues) -> UIImage? {
    var image: UIImage?
    switch source {
    case .named(let name): image = UIImage(named: name)
    case .image(let own): image = own
    case .symbol(let name):
      let font = (environment.font ?? .body).weightedForSymbols(environment)
        .uiFont(at: environment.dynamicTypeSize)
      let look = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.symbolScale)
      let filled = environment.symbolVariants.suffixes.contains("fill") ? "\(name).fill" : name
      image =
        UIImage(systemName: filled, withConfiguration: look)
        ?? UIImage(systemName: name, withConfiguration: look)
    }
    switch renderingMode {
    case .template: return image?.withRenderingMode(.alwaysTemplate)
    case .original: return image?.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }

  func update(_ view: UIImageView, _ environment: EnvironmentValues) {
    let isHidden = environment.redactionReasons.contains(.placeholder)
    view.image = isHidden ? nil : uiImage(environment)
    view.backgroundColor = isHidden ? Redaction.color : nil
    view.contentMode = .scaleToFill
    view.clipsToBounds = false
    // Symbols take the colour of the text around.
    let style = environment.foregroundStyle
    view.tintColor = style?.uiColor(environment) ?? .label
    let spoken: String? =
      switch source {
      case .named(let name), .symbol(let name): name
      case .image: nil
      }
    if let text = label?.plain ?? spoken { view.accessibilityLabel = text }
  }

  func size(_ proposal: ProposedViewSize, _ view: UIImageView, _ environment: EnvironmentValues) -> CGSize {
    let own = (view.image ?? uiImage(environment))?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  func guide(_ key: AlignmentKey, in size: CGSize, _ view: UIImageView) -> CGFloat? {
    guard case .symbol = source, !isResizable else { return nil }
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    // A symbol is set in the middle of the capitals beside it; its frame reaches as far below the line as
    // above them.
    return size.height * Self.baseline
  }

  /// As part of a symbol's height. Uncertain.
  static let baseline: CGFloat = 0.83

  var isTouchable: Bool { false }
}

extension Font {
  func weightedForSymbols(_ environment: EnvironmentValues) -> Font {
    var font = self
    if let weight = environment.fontWeight { font = font.weight(weight) }
    return environment.isBold ? font.bold() : font
  }
}
