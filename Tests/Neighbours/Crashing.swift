import UIKit

/// Crashes a second after it was made, and after each of its returns.
final class CrashingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemRed
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fatalError("as it does every second") }
  }
}

#Preview("Crashing") { CrashingController() }
