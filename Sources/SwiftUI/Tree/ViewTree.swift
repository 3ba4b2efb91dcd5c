import UIKit

/// The nodes of one hosting view, brought up to date once before each layout however much has changed.
@MainActor final class ViewTree {
  private var root: RootNode?
  /// The element that the hosting view lays out.
  private(set) var rootElement = ContainerElement(AnyLayout(VStackLayout()))
  /// Where it is shown.
  weak var hostingView: UIView?
  /// Asks the hosting view for a layout.
  var needsLayout: () -> Void = {}

  private var changed: [ObjectIdentifier: (node: Node, update: () -> Void)] = [:]
  private var afterwards: [() -> Void] = []
  private var afterDrawingActions: [() -> Void] = []
  private var watchers: [ObjectIdentifier: () -> Void] = [:]
  private var isUpdating = false
  /// How the changes that are due are to be seen.
  private(set) var animation: Animation?
  private(set) var hasChanged = true

  // MARK: Changes

  /// Makes the whole again.
  func show<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let inputs = Inputs(environment: environment, tree: self)
    updating {
      if let root {
        root.show(view, inputs)
      } else {
        root = RootNode(view, inputs)
      }
    }
    hasChanged = true
  }

  /// `node` wants to be updated before the next layout.
  func invalidate(_ node: Node, _ animation: Animation?, _ update: @escaping () -> Void) {
    changed[ObjectIdentifier(node)] = (node, update)
    if let animation { self.animation = animation }
    needsLayout()
  }

  /// An update from above has reached it.
  func isUpToDate(_ node: Node) { changed[ObjectIdentifier(node)] = nil }

  /// Updates what asked for it, from above to below. Afterwards every size is measured again.
  func update() {
    guard !isUpdating else { return }
    updating {
      // An update may ask for others; one that always does so ends some time.
      for _ in 0..<Self.mostRounds where !changed.isEmpty {
        let due = changed.values.sorted { $0.node.depth < $1.node.depth }
        for entry in due where changed[ObjectIdentifier(entry.node)] != nil {
          changed[ObjectIdentifier(entry.node)] = nil
          if !entry.node.isRemoved { entry.update() }
        }
        hasChanged = true
      }
      changed = [:]
    }
    if hasChanged { collect() }
  }

  private static let mostRounds = 16

  private func updating(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    isUpdating = wasUpdating
  }

  /// Content that is made during layout, in a size that is known only then, has changed.
  func collect() {
    hasChanged = false
    rootElement.elements = root?.collect() ?? []
    LayoutElement.pass += 1
  }

  /// Elements have been measured again while they were placed: sizes around them are others.
  func placeAgain() { placesAgain = true }
  private(set) var placesAgain = false

  /// Whether to place everything once more; asked once.
  func takePlacesAgain() -> Bool {
    defer { placesAgain = false }
    return placesAgain
  }

  /// Where views with names were drawn last, in the hosting view.
  var matchedFrames: [MatchedKey: CGRect] = [:]
  private var matchings: [() -> Void] = []
  /// Once all views with names are drawn.
  func afterMatching(_ action: @escaping () -> Void) { matchings.append(action) }

  /// After the drawing that is due, before anything else.
  func afterDrawing(_ action: @escaping () -> Void) { afterDrawingActions.append(action) }

  /// The changes are on screen.
  func finishLayout() {
    animation = nil
    let drawn = afterDrawingActions
    afterDrawingActions = []
    for action in drawn { action() }
    let matchings = matchings
    self.matchings = []
    for action in matchings { action() }
    for watcher in Array(watchers.values) { watcher() }
    let due = afterwards
    afterwards = []
    for action in due { action() }
  }

  /// After the layout that is under way or comes next.
  func afterLayout(_ action: @escaping () -> Void) {
    afterwards.append(action)
    needsLayout()
  }

  /// After every layout, until nil; one action an owner.
  func watch(_ owner: AnyObject, _ action: (() -> Void)?) { watchers[ObjectIdentifier(owner)] = action }

  var rootNode: Node? { root }

  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { root?.preference(key) }

  /// The hosting view has gone.
  func remove() {
    root?.remove()
    root = nil
    watchers = [:]
    rootElement.elements = []
  }

  /// The visible content goes with it: its tasks end, and views are told that they disappear.
  isolated deinit { remove() }

  // MARK: Depth

  private var depth = 0
  private var hasTold = false
  /// Deeper than any screen; less deep than the stack of a thread.
  private static let deepest = 200

  /// Whether there may be another view within the one that is being updated.
  func enter() -> Bool {
    guard depth < Self.deepest else {
      if !hasTold {
        NSLog("SwiftUI: views stand more than %d deep in one another; the rest is left out.", Self.deepest)
      }
      hasTold = true
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }
}

/// Holds the one view that a hosting view shows.
private final class RootNode: Node {
  private var child: Node?

  init<V: View>(_ view: V, _ inputs: Inputs) {
    super.init(inputs)
    show(view, inputs)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  func show<V: View>(_ view: V, _ inputs: Inputs) {
    self.inputs = inputs
    child = node(for: view, instead: child, inputs)
  }
}
