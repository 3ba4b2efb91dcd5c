import UIKit

#if canImport(SwiftUI) && DEBUG
  import SwiftUI
#endif

// A screen of UIKit's that is shown in Xcode by way of SwiftUI.

final class StopwatchViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  var seconds = 0 {
    didSet { label.text = String(format: "%02d:%02d", seconds / 60, seconds % 60) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.font = .monospacedDigitSystemFont(ofSize: 56, weight: .light)
    label.accessibilityIdentifier = "time"
    button.setTitle("Lap", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

#if canImport(SwiftUI) && DEBUG
  struct StopwatchRepresentable: UIViewControllerRepresentable {
    let seconds: Int

    func makeUIViewController(context: Context) -> StopwatchViewController {
      StopwatchViewController()
    }

    func updateUIViewController(_ controller: StopwatchViewController, context: Context) {
      controller.loadViewIfNeeded()
      controller.seconds = seconds
    }
  }

  struct StopwatchViewController_Previews: PreviewProvider {
    static var previews: some View {
      StopwatchRepresentable(seconds: 754)
        .edgesIgnoringSafeArea(.all)
        .previewDisplayName("Stopwatch")
    }
  }
#endif
