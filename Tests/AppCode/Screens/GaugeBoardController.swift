import UIKit

/// A ring that fills, drawn by hand as the tutorials of 2016 draw it.
@IBDesignable
class GaugeView: UIView {
    @IBInspectable var progress: CGFloat = 0.3 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var trackColor: UIColor = UIColor(white: 0.9, alpha: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(rect.width, rect.height) / 2 - 8
        let middle = CGPoint(x: rect.midX, y: rect.midY)

        let track = UIBezierPath(arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        track.lineWidth = 8
        trackColor.setStroke()
        track.stroke()

        let start = -CGFloat.pi / 2
        let arc = UIBezierPath(
            arcCenter: middle, radius: radius, startAngle: start, endAngle: start + 2 * .pi * progress, clockwise: true)
        arc.lineWidth = 8
        arc.lineCapStyle = .round
        tintColor.setStroke()
        arc.stroke()

        context.saveGState()
        UIBezierPath(ovalIn: rect.insetBy(dx: 18, dy: 18)).addClip()
        let colors = [UIColor.white.cgColor, UIColor(white: 0.85, alpha: 1).cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: rect.height), options: [])
        }
        context.restoreGState()

        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = "\(Int(progress * 100)) %" as NSString
        text.draw(
            in: CGRect(x: 0, y: rect.midY - 10, width: rect.width, height: 20),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: style])
    }
}

protocol ReusableView: AnyObject {}

extension ReusableView where Self: UIView {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionViewCell: ReusableView {}

extension UICollectionView {
    func register<T: UICollectionViewCell>(_: T.Type) {
        register(T.self, forCellWithReuseIdentifier: T.reuseIdentifier)
    }

    func dequeue<T: UICollectionViewCell>(for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
            fatalError("no cell of \(T.reuseIdentifier)")
        }
        return cell
    }
}

final class GaugeCell: UICollectionViewCell {
    let gauge = GaugeView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gauge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(gauge)
        let views = ["gauge": gauge]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[gauge]-4-|", options: [], metrics: nil, views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-4-[gauge]-4-|", options: [], metrics: nil, views: views))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class GaugeBoardController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var values: [CGFloat] = (0..<12).map { CGFloat($0) / 12 }

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(GaugeCell.self)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        values.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: GaugeCell = collectionView.dequeue(for: indexPath)
        cell.gauge.progress = values[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        values[indexPath.item] = 1
        (collectionView.cellForItem(at: indexPath) as? GaugeCell)?.gauge.progress = 1
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = (collectionView.bounds.width - 20) / 3
        return CGSize(width: side, height: side)
    }
}
