import UIKit

/// A square that a display link moves for as long as it is there: sixty frames a second, for good.
final class MovingController: UIViewController {
  private let square = UIView(frame: CGRect(x: 0, y: 200, width: 60, height: 60))
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemTeal
    view.addSubview(square)
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) {
    square.center.x = CGFloat(link.timestamp.truncatingRemainder(dividingBy: 2)) * 150
  }
}

#Preview("Moving") { MovingController() }
