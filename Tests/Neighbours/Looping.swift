import UIKit

/// Answers nobody any more, half a second after it was made.
final class LoopingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in while true {} }
  }
}

#Preview("Looping") { LoopingController() }
