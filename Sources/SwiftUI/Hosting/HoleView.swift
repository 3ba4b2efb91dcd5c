// Stand-ins in SwiftUI code for views that are missing here.

import PreviewRuntime
import UIKit

/// A place that a missing view would have had, with the words of its hole.
public struct _HoleView: View {
  let words: String

  /// - Parameter key: by which the code calls the hole.
  public init(_ key: Int) {
    HoleLedger.note(key)
    words = HoleCatalogue.sentence(of: HoleCatalogue.number(ofKey: key)) ?? "Something is missing here"
  }

  init(words: String) { self.words = words }

  /// Points that a row of a list is high.
  private static var leastHeight: CGFloat { 44 }

  public var body: some View {
    Text(verbatim: words)
      .font(.caption)
      .foregroundColor(.secondary)
      .multilineTextAlignment(.center)
      .padding(8)
      .frame(minWidth: Self.leastHeight, minHeight: Self.leastHeight)
      .background(Color(UIColor.tertiarySystemFill))
      .cornerRadius(8)
  }
}

/// A statement that was taken out where views are listed: a labelled place.
@_disfavoredOverload @discardableResult @MainActor public func _hole(_ key: Int) -> _HoleView {
  _HoleView(key)
}

/// A view that was taken out where nothing says of which type it would have been.
@_disfavoredOverload @MainActor public func _holeValue(_ key: Int) -> _HoleView { _HoleView(key) }
