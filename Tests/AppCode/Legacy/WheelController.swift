import UIKit

class WheelController: UIViewController {

    let wheel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        wheel.frame = CGRectMake(60, 120, 240, 240)
        wheel.backgroundColor = UIColor.lightGray
        wheel.layer.cornerRadius = 120
        view.addSubview(wheel)
        let tap = UITapGestureRecognizer(target: self, action: #selector(WheelController.turn(_:)))
        wheel.addGestureRecognizer(tap)
        perform(#selector(WheelController.turnOnce), with: nil, afterDelay: 0.1)
    }

    func turn(_ recognizer: UITapGestureRecognizer) {
        turnOnce()
    }

    func turnOnce() {
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = CGFloat(Double.pi)
        spin.duration = 0.4
        spin.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        wheel.layer.add(spin, forKey: "spin")
    }
}
