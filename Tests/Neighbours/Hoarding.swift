import UIKit

/// Takes 10 MB with every frame until it gets no more.
final class HoardingController: UIViewController {
  private var hoard: [[UInt8]] = []
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemPurple
    link = CADisplayLink(target: self, selector: #selector(take))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func take() {
    hoard.append([UInt8](repeating: 1, count: 10_000_000))
  }
}

#Preview("Hoarding") { HoardingController() }
