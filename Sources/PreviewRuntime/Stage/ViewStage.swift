import UIKit

/// Shows a view, or a screen in a size of its own, in the middle of the device.
@MainActor final class ViewStage: UIViewController {
  private let content: UIView
  private let stageFrame: StageFrame
  private let guest: UIViewController?

  init(showing view: UIView, _ frame: StageFrame) {
    content = view
    stageFrame = frame
    guest = nil
    super.init(nibName: nil, bundle: nil)
  }

  init(showing controller: UIViewController, _ frame: StageFrame) {
    content = controller.view
    stageFrame = frame
    guest = controller
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = stageFrame == .screen ? .systemBackground : .secondarySystemBackground
    if let guest { addChild(guest) }
    view.addSubview(content)
    guest?.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = contentSize
    let margin = CGVector(dx: view.bounds.width - size.width, dy: view.bounds.height - size.height)
    content.frame = CGRect(
      x: (margin.dx / 2).rounded(), y: (margin.dy / 2).rounded(), width: size.width, height: size.height)
  }

  private var contentSize: CGSize {
    switch stageFrame {
    case .screen: return view.bounds.size
    case .size(let size): return size
    case .content: return fittingSize
    }
  }

  /// The size that the content would like; never larger than the screen, and all of it where the content does
  /// not say.
  private var fittingSize: CGSize {
    let room = view.bounds.size
    var wanted = guest?.preferredContentSize ?? .zero
    if wanted.width <= 0 || wanted.height <= 0 { wanted = content.intrinsicContentSize }
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    func length(_ first: CGFloat, _ second: CGFloat, _ room: CGFloat) -> CGFloat {
      for length in [first, second] where length > 0 && length.isFinite { return min(length, room) }
      return room
    }
    return CGSize(
      width: length(wanted.width, fitting.width, room.width),
      height: length(wanted.height, fitting.height, room.height))
  }
}
