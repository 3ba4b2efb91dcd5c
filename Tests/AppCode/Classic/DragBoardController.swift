import UIKit

/// Cards that follow a finger: recognizers with selectors, and buttons.
class DragBoardController: UIViewController {
    @IBOutlet var board: UIView!
    @IBOutlet private weak var hint: UILabel?
    private var start = CGPoint.zero
    private(set) var presses = 0

    override func loadView() {
        board = UIView(frame: CGRectMake(0, 0, 390, 844))
        board.backgroundColor = .groupTableViewBackground
        view = board
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<5 {
            let card = UIView(frame: CGRect(x: 40 + number * 24, y: 60 + number * 90, width: 160, height: 80))
            card.backgroundColor = UIColor(hue: CGFloat(number) / 5, saturation: 0.5, brightness: 0.9, alpha: 1)
            card.layer.cornerRadius = 10
            card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(self.moved(_:))))
            view.addSubview(card)
        }
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: 600, width: 120, height: 44)
        button.addTarget(self, action: #selector(sort(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(DragBoardController.pressed), for: UIControlEvents.touchDown)
        view.addSubview(button)
    }

    @objc private func moved(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view else { return }
        switch pan.state {
        case .began: start = card.center
        case .changed, .ended:
            let by = pan.translation(in: view)
            card.center = CGPoint(x: start.x + by.x, y: start.y + by.y)
        default: break
        }
    }

    @IBAction func sort(_ sender: UIButton) {
        UIView.animate(withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseInOut, animations: {
            for (number, card) in self.view.subviews.enumerated() where !(card is UIButton) {
                card.frame.origin = CGPoint(x: 40, y: 60 + CGFloat(number) * 90)
            }
        }, completion: nil)
    }

    @objc func pressed() { presses += 1 }
}
