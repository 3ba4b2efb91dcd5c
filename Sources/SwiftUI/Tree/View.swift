// View, ViewBuilder — after Apple's documentation of them, read 2026-11.
// State: complete.

@_exported import Combine
@_exported import Observation
@_exported import UIKit

/// A part of a screen, as a value: what it is made of stands in `body`.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no value of Never") }
}

extension View where Body == Never {
  /// A view that draws itself is never asked for its body; as with Apple's, there is none to give.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one view of several statements.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .second(second))
  }
  @MainActor @preconcurrency public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
