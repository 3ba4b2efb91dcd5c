import UIKit

/// Twelve dots in a ring that pulse one after the other.
final class ReplicatorLoader: UIView {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let count = 12
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        replicator.instanceDelay = 1 / Double(count)
        dot.backgroundColor = UIColor.systemIndigo.cgColor
        dot.cornerRadius = 6
        replicator.addSublayer(dot)
        layer.addSublayer(replicator)
        start()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        replicator.frame = bounds
        dot.frame = CGRect(x: bounds.midX - 6, y: 4, width: 12, height: 12)
    }

    private func start() {
        let shrink = CABasicAnimation(keyPath: "transform.scale")
        shrink.fromValue = 1
        shrink.toValue = 0.1
        shrink.duration = 1
        shrink.repeatCount = .infinity
        dot.add(shrink, forKey: "shrink")
    }
}

final class ReplicatorLoaderController: UIViewController {
    private let caption = CATextLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let loader = ReplicatorLoader(frame: CGRect(x: 145, y: 300, width: 100, height: 100))
        view.addSubview(loader)

        caption.string = "Loading…"
        caption.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        caption.fontSize = 15
        caption.alignmentMode = .center
        caption.foregroundColor = UIColor.secondaryLabel.cgColor
        caption.contentsScale = UIScreen.main.scale
        caption.frame = CGRect(x: 95, y: 420, width: 200, height: 24)
        view.layer.addSublayer(caption)
    }
}
