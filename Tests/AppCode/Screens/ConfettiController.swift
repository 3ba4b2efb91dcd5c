import UIKit

/// Confetti that falls when a button is tapped, and stops after two seconds.
final class ConfettiController: UIViewController {
    private let emitter = CAEmitterLayer()
    private let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPink]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        let button = UIButton(type: .system)
        button.setTitle("Celebrate", for: .normal)
        button.addTarget(self, action: #selector(celebrate), for: .touchUpInside)
        button.accessibilityIdentifier = "celebrate"
        button.frame = CGRect(x: 95, y: 400, width: 200, height: 50)
        view.addSubview(button)

        emitter.emitterShape = .line
        emitter.birthRate = 0
        emitter.emitterCells = colors.map(makeCell)
        view.layer.addSublayer(emitter)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        emitter.frame = view.bounds
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
        emitter.emitterSize = CGSize(width: view.bounds.width, height: 1)
    }

    private func makeCell(color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = makePiece().cgImage
        cell.color = color.cgColor
        cell.birthRate = 6
        cell.lifetime = 7
        cell.velocity = 180
        cell.velocityRange = 60
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.spin = 3
        cell.spinRange = 4
        cell.scaleRange = 0.4
        cell.scaleSpeed = -0.05
        cell.yAcceleration = 90
        return cell
    }

    private func makePiece() -> UIImage {
        let size = CGSize(width: 12, height: 8)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @objc private func celebrate() {
        emitter.birthRate = 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.emitter.birthRate = 0
        }
    }
}
