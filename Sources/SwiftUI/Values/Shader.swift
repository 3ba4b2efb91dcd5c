// Shader, ShaderFunction, ShaderLibrary — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: shaders: there is no Metal, and views are seen as they are without.

import UIKit

/// Functions in Metal's language, by their names.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  private let source: String
  public static let `default` = ShaderLibrary(source: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }
  private init(source: String) { self.source = source }
  public init(data: Data) { source = "\(data.hashValue)" }
  public init(url: URL) { source = url.absoluteString }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function with its arguments. As a style it paints as the foreground.
public struct Shader: PaintingStyle, Equatable {
  /// Kept, without effect.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case numbers([Double])
      case colors([Color])
      case bytes(Data)
      case boundingRect, image
    }
    let kind: Kind
    private static func numbers(_ values: Double...) -> Argument { Argument(kind: .numbers(values)) }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Double(x)) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers(Double(x), Double(y))
    }
    public static func float2(_ point: CGPoint) -> Argument { numbers(Double(point.x), Double(point.y)) }
    public static func float2(_ size: CGSize) -> Argument { numbers(Double(size.width), Double(size.height)) }
    public static func float2(_ vector: CGVector) -> Argument {
      numbers(Double(vector.dx), Double(vector.dy))
    }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers(Double(x), Double(y), Double(z))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers(Double(x), Double(y), Double(z), Double(w))
    }
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(kind: .numbers(array.map(Double.init)))
    }
    public static var boundingRect: Argument { Argument(kind: .boundingRect) }
    public static func color(_ color: Color) -> Argument { Argument(kind: .colors([color])) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(kind: .image) }
    public static func data(_ data: Data) -> Argument { Argument(kind: .bytes(data)) }
  }

  public enum UsageType: Hashable, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
  /// Nothing to do.
  public func compile(as type: UsageType) async throws {}

  func paint(_ environment: EnvironmentValues) -> Paint { ForegroundStyle().paint(environment) }
}

extension ShapeStyle where Self == Shader {
  public static func shader(_ shader: Shader) -> Shader { shader }
}

extension View {
  /// Kept, without effect.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    self
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    self
  }
}

extension VisualEffect {
  /// Kept, without effect.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
