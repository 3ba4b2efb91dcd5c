import Testing
import UIKit

@testable import PreviewRuntime

@MainActor private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (picture, title, note) = (UIImageView(), UILabel(), UILabel())
    (title.text, note.text) = ("Title", "Note")
    for view in [picture, title, note] { cell.contentView.addSubview(view) }
    return cell
  }
}

/// On the main thread throughout, without a pause: there is one catalogue of holes for the process.
@MainActor @Suite struct `Views that a layout library would have placed` {
  private let loop = VirtualRunLoop()
  private let window: UIWindow
  private let controller = UIViewController()

  init() {
    VirtualRunLoop.current = loop
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The controller's view, in the loop that is its window's.
  private var view: UIView {
    VirtualRunLoop.current = loop
    return controller.view
  }

  private func settle() {
    loop.setNeedsCommit()
    loop.settle()
  }

  @Test func `stand below each other, and a list has the rest`() {
    let view = view
    let (title, list, button) = (UILabel(), UITableView(), UIButton(type: .system))
    title.text = "Title"
    button.setTitle("Go on", for: .normal)
    for child in [title, list, button] { view.addSubview(child) }
    settle()
    #expect(list.frame == .zero)

    #expect(UnplacedViews.place(in: window))
    settle()
    #expect(title.frame.minX > 0 && title.frame.height > 0)
    #expect(list.frame.minY == title.frame.maxY + 8 && list.frame.width == 300)
    #expect(button.frame.minY == list.frame.maxY + 8 && button.frame.maxY <= 600 && list.frame.height > 400)
    #expect(!UnplacedViews.place(in: window))
  }

  @Test func `leave alone what has a place, what is hidden and what is empty`() {
    let view = view
    let (framed, bound, hidden, empty) = (UILabel(), UILabel(), UILabel(), UIView())
    for label in [framed, bound, hidden] { label.text = "a" }
    framed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    hidden.isHidden = true
    for child in [framed, bound, hidden, empty] { view.addSubview(child) }
    bound.translatesAutoresizingMaskIntoConstraints = false
    bound.widthAnchor.constraint(equalToConstant: 0).isActive = true
    bound.heightAnchor.constraint(equalToConstant: 0).isActive = true
    settle()
    #expect(!UnplacedViews.place(in: window))
  }

  @Test func `are those in cells too, which grow to hold them`() throws {
    let view = view
    let (list, rows) = (UITableView(frame: view.bounds), Rows())
    list.dataSource = rows
    view.addSubview(list)
    settle()
    let cell = try #require(list.visibleCells.first)
    #expect(UnplacedViews.place(in: window))
    settle()
    let frames = cell.contentView.subviews.prefix(3).map(\.frame)
    #expect(frames[0].size == CGSize(width: 44, height: 44))
    #expect(frames[1].minY > frames[0].maxY && frames[2].minY > frames[1].maxY)
    #expect(cell.frame.height > frames[2].maxY)
    #expect(list.visibleCells.count == 3)
  }

  @Test func `are placed after a hole of such a library, not after another`() {
    BundleBuilder().holes(["Feed.swift:12: Cartography is not here", "Neon.swift:14: Hero is not here"])
    defer {
      BundleBuilder().holes([])
      _ = HoleLedger.take()
    }
    let view = view
    let list = UITableView()
    view.addSubview(list)
    var said: [String] = []
    loop.session.report = { said.append($0) }
    _hole(1)
    settle()
    #expect(list.frame == .zero && said == [])

    _hole(0)
    _hole(0)
    settle()
    #expect(list.frame == view.bounds)
    #expect(said.count == 1)
  }
}
