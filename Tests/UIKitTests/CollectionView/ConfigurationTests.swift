import QuartzCore
import Testing
import UIKit

/// A badge of one line, which counts the views made for it.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var text: String
  var isMarked = false
  var height: CGFloat = 40

  func makeContentView() -> any UIView & UIContentView { BadgeContentView(self) }

  func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
    return copy
  }
}

@MainActor private final class BadgeContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private(set) var shown: [String] = []

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private var badge: BadgeConfiguration? { configuration as? BadgeConfiguration }

  private func show() {
    shown.append((badge?.text ?? "?") + (badge?.isMarked == true ? "!" : ""))
    invalidateIntrinsicContentSize()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: badge?.height ?? 0)
  }
}

private struct DotConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { DotContentView() }
  func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor private final class DotContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration = DotConfiguration()
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("isArchived")
}

/// Writes down the states that it is handed.
@MainActor private final class StateCell: UICollectionViewCell {
  var isArchived = false
  private(set) var states: [String] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isArchived] = isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(
      [
        state.isSelected ? "selected" : nil, state.isHighlighted ? "highlighted" : nil,
        state.isEditing ? "editing" : nil, state.isDisabled ? "disabled" : nil,
        state.isReordering ? "reordering" : nil, state[.isArchived] as? Bool == true ? "archived" : nil,
      ].compactMap { $0 }.joined(separator: " "))
  }

  func takeStates() -> [String] {
    defer { states = [] }
    return states
  }
}

/// The looks of cells as values that follow their state (iOS 14).
@MainActor @Suite struct `Cell configurations` {
  /// Rows of `StateCell`s.
  private static func rig(
    _ layout: UICollectionViewLayout = RowLayout(),
    _ fill: @escaping (StateCell, IndexPath) -> Void = { _, _ in }
  ) -> CollectionRig {
    let rig = CollectionRig(layout, journal: Journal())
    rig.view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    rig.onFilling = { cell, path in
      if let cell = cell as? StateCell { fill(cell, path) }
    }
    return rig.start()
  }

  private static func cell(_ rig: CollectionRig, _ item: Int) -> StateCell? {
    rig.view.cellForItem(at: IndexPath(item: item, section: 0)) as? StateCell
  }

  @Test func `a cell is configured once before it is shown, and again when its state has changed`() throws {
    let rig = Self.rig()
    let cell = try #require(Self.cell(rig, 1))
    #expect(cell.takeStates() == [""])

    rig.touch(.began, 150)
    rig.loop.advance(to: rig.loop.now + 0.5)
    #expect(cell.takeStates() == ["highlighted"])
    rig.touch(.ended, 150)
    #expect(cell.takeStates() == ["selected"])
  }

  @Test func `several changes before a layout pass make one update`() throws {
    let rig = Self.rig()
    let cell = try #require(Self.cell(rig, 1))
    _ = cell.takeStates()
    cell.isArchived = true
    cell.setNeedsUpdateConfiguration()
    cell.isUserInteractionEnabled = false
    cell.isSelected = true
    #expect(cell.states == [])
    rig.loop.settle()

    #expect(cell.takeStates() == ["selected disabled archived"])
  }

  @Test func `editing is part of the state, of cells that come later too`() throws {
    let rig = Self.rig()
    rig.view.isEditing = true
    rig.loop.settle()
    #expect(Self.cell(rig, 1)?.states.last == "editing")
    rig.view.contentOffset.y = 1200
    rig.loop.settle()

    #expect(Self.cell(rig, 15)?.states.last == "editing")
  }

  @Test func `the handler comes after the method, and its configurations ask for no other update`() throws {
    let rig = Self.rig { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? .red : .green
        cell.backgroundConfiguration = background
      }
    }
    let cell = try #require(Self.cell(rig, 0))
    #expect(cell.backgroundConfiguration?.backgroundColor == .green)
    #expect(cell.states.count == 1)
    rig.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    rig.loop.settle()

    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    #expect(cell.states.count == 2)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a content configuration brings its view, which fills the cell and takes on others of its type`()
    throws
  {
    let rig = Self.rig { cell, path in cell.contentConfiguration = BadgeConfiguration(text: "\(path.item)") }
    let cell = try #require(Self.cell(rig, 2))
    let view = try #require(cell.contentView as? BadgeContentView)
    #expect(view.frame == cell.bounds && view.superview === cell)
    #expect(view.shown.first == "2")

    cell.contentConfiguration = BadgeConfiguration(text: "new")
    #expect(cell.contentView === view)
    #expect(view.shown.last == "new")
    cell.contentConfiguration = DotConfiguration()
    #expect(cell.contentView is DotContentView)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && !(cell.contentView is DotContentView))
    #expect(cell.contentView.superview === cell && cell.contentView.frame == cell.bounds)
  }

  @Test func `content follows the state by itself, unless that is turned off`() throws {
    let rig = Self.rig { cell, path in
      cell.automaticallyUpdatesContentConfiguration = path.item == 0
      cell.contentConfiguration = BadgeConfiguration(text: "a")
    }
    for item in 0..<2 {
      rig.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      rig.loop.settle()
      let view = Self.cell(rig, item)?.contentView as? BadgeContentView
      #expect(view?.shown.last == (item == 0 ? "a!" : "a"))
    }
  }

  @Test func `recycled cells keep their content view`() {
    let rig = Self.rig { cell, path in cell.contentConfiguration = BadgeConfiguration(text: "\(path.item)") }
    let views = Set(rig.view.visibleCells.map { ObjectIdentifier($0.contentView) })
    rig.view.contentOffset.y = 1300
    rig.loop.settle()

    #expect(rig.view.visibleCells.allSatisfy { views.contains(ObjectIdentifier($0.contentView)) })
    #expect((Self.cell(rig, 14)?.contentView as? BadgeContentView)?.shown.last == "14")
  }

  @Test func `cells that choose their size are as high as their content, and a taller one makes room`() throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 0
    let rig = Self.rig(layout) { cell, path in
      cell.contentConfiguration = BadgeConfiguration(text: "", height: 30 + CGFloat(path.item))
    }
    #expect((0..<3).map { Self.cell(rig, $0)?.frame.height } == [30, 31, 32])

    Self.cell(rig, 0)?.contentConfiguration = BadgeConfiguration(text: "", height: 90)
    rig.loop.settle()
    #expect((0..<3).map { Self.cell(rig, $0)?.frame.minY } == [0, 90, 121])
  }
}

/// Backgrounds as values.
@MainActor @Suite struct `Background configurations` {
  private static func cell() -> UICollectionViewCell {
    VirtualRunLoop.current = VirtualRunLoop()
    return UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  private static func configured(_ change: (inout UIBackgroundConfiguration) -> Void) -> UICollectionViewCell
  {
    let cell = cell()
    var background = UIBackgroundConfiguration.clear()
    change(&background)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    return cell
  }

  /// The background's parts: what is filled, and the stroke.
  private static func parts(_ cell: UICollectionViewCell) -> [UIView] { cell.subviews.first?.subviews ?? [] }

  @Test func `it lies behind the content, within its insets, with its corners`() {
    let cell = Self.configured {
      $0.backgroundColor = .red
      $0.cornerRadius = 8
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }

    #expect(cell.subviews.last === cell.contentView)
    let fill = Self.parts(cell).first
    #expect(fill?.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(fill?.backgroundColor == .red)
    #expect(fill?.layer.cornerRadius == 8)
  }

  @Test func `its leading side is the right one where the interface runs that way`() {
    let cell = Self.cell()
    cell.semanticContentAttribute = .forceRightToLeft
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    cell.backgroundConfiguration = background
    cell.subviews.first?.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()

    #expect(Self.parts(cell).first?.frame == CGRect(x: 0, y: 0, width: 90, height: 50))
  }

  @Test func `a stroke lies around it, as far outside as it says`() {
    let cell = Self.configured {
      $0.strokeColor = .blue
      $0.strokeWidth = 2
      $0.strokeOutset = 3
      $0.cornerRadius = 10
    }
    let stroke = Self.parts(cell).last

    #expect(stroke?.frame == CGRect(x: -3, y: -3, width: 106, height: 56))
    #expect(stroke?.layer.borderWidth == 2)
    #expect(stroke?.layer.cornerRadius == 13)
  }

  @Test func `a view of one's own fills it, and leaves with it`() {
    let custom = UIView(frame: .zero)
    let cell = Self.configured { $0.customView = custom }
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundConfiguration = .clear()
    #expect(custom.superview == nil)
  }

  @Test func `it takes the place of the background views, and they its`() {
    let cell = Self.cell()
    cell.backgroundView = UIView(frame: .zero)
    cell.selectedBackgroundView = UIView(frame: .zero)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)

    cell.backgroundView = UIView(frame: .zero)
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews.count == 2)
  }

  @Test func `a list's background marks what is selected; a colour that was set stays`() {
    var selected = UICellConfigurationState(traitCollection: .current)
    selected.isSelected = true
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.backgroundColor == .systemBackground)
    #expect(plain.updated(for: selected).backgroundColor == .systemGray4)

    var red = plain
    red.backgroundColor = .red
    #expect(red.updated(for: selected).backgroundColor == .red)
  }

  @Test func `without a colour it has the tint's, changed by the transformer`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(background.resolvedBackgroundColor(for: .green) == .red)
  }
}
