import UIKit

class PinDetailViewController: UIViewController {

    private let pin: Pin

    init(pin: Pin) {
        self.pin = pin
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        title = pin.title
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: view.bounds.width - 40, height: 60))
        label.autoresizingMask = .flexibleWidth
        label.numberOfLines = 0
        label.text = "\(pin.title), pinned by \(pin.author)"
        view.addSubview(label)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }
}
