// Drawings that layers make of themselves.
//
// On a device `draw(in:)` fills a bitmap. Here the context remembers the drawing, and each mark becomes a
// small layer behind the sublayers: sharp at every zoom, and with the frame in which it was drawn.
// `sublayers` does not show them.

import CoreGraphics
import ObjectiveCRuntime
import VirtualTime

/// Something of UIKit's that is drawn as a whole, such as text.
@preconcurrency @MainActor package protocol DrawnContent: AnyObject {
  /// A layer whose bounds begin at the content's top left corner.
  var drawnLayer: CALayer { get }
}

/// Layers that asked to be drawn again, until they are on the screen at the end of a turn.
@preconcurrency @MainActor package final class DisplayQueue {
  private struct Entry { weak var layer: CALayer? }
  private var waiting: [Entry] = []

  func add(_ layer: CALayer) { waiting.append(Entry(layer: layer)) }

  /// Draws those that are on `screen`, and again those that asked meanwhile, at most once each.
  package func run(on screen: CALayer) {
    guard !waiting.isEmpty else { return }
    let batch = waiting
    waiting = []
    for entry in batch {
      guard let layer = entry.layer, layer.needsDisplayFlag else { continue }
      if layer.isHeld(by: screen), layer.bounds.width > 0, layer.bounds.height > 0 {
        layer.display()
      } else {
        waiting.append(entry)
      }
    }
  }
}

extension CALayer {
  func askForDisplay() {
    guard !needsDisplayFlag else { return }
    needsDisplayFlag = true
    SessionContext.current.displays.add(self)
    VirtualRunLoop.current.setNeedsCommit()
  }

  func isHeld(by layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let here = next {
      if here === layer { return true }
      next = here.holder
    }
    return false
  }

  /// Draws into a context that remembers, and shows what it remembers.
  func record() {
    let context = CGContext(bounds: bounds)
    draw(in: context)
    show(context)
  }

  private func show(_ context: CGContext) {
    for sentence in context.complaints.sorted() { _warn("\(Self.self).draw: \(sentence)") }
    VirtualRunLoop.current.setNeedsCommit()
    guard !context.marks.isEmpty, bounds.width > 0, bounds.height > 0 else {
      drawing = nil
      return
    }
    drawing = DrawnLayers(context.marks, in: bounds).root
  }
}
