import UIKit

/// Wants all processors, for 64 threads that never rest.
final class CrowdingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBrown
    for _ in 0..<64 {
      Thread.detachNewThread { while true {} }
    }
  }
}

#Preview("Crowding") { CrowdingController() }
