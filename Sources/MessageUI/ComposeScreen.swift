import UIKit

/// The picture of mails and messages: a place with what was given, and Cancel in the bar above it.
final class ComposeScreen: UIViewController {
  var receivers: [String] = [] {
    didSet { show() }
  }
  var subject: String? {
    didSet { show() }
  }
  var text: String? {
    didSet { show() }
  }
  var onCancel: () -> Void = {}

  private let place: PlaceView

  init(_ name: String) {
    place = PlaceView(name)
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(place)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
  }

  private func show() {
    let lines = [receivers.joined(separator: ", "), subject ?? "", text ?? ""].filter { !$0.isEmpty }
    place.detail = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
