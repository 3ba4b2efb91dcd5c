//
//  DroppingTilesController.swift
//  Tiles fall to the floor; a tap snaps one to the middle.
//

import UIKit

class DroppingTilesController: UIViewController, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {

    private var animator: UIDynamicAnimator!
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let looks = UIDynamicItemBehavior()
    private var snap: UISnapBehavior?
    private(set) var landed = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = self
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        looks.elasticity = 0.4
        looks.allowsRotation = false
        [gravity, collision, looks].forEach(animator.addBehavior)
        for (place, color) in [UIColor.red, .green, .blue].enumerated() {
            let tile = UIView(frame: CGRect(x: 20 + 120 * place, y: 40 * place, width: 80, height: 80))
            tile.backgroundColor = color
            tile.accessibilityIdentifier = "tile \(place)"
            tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick(_:))))
            view.addSubview(tile)
            gravity.addItem(tile)
            collision.addItem(tile)
            looks.addItem(tile)
        }
    }

    @objc private func pick(_ recognizer: UITapGestureRecognizer) {
        guard let tile = recognizer.view else { return }
        if let snap = snap { animator.removeBehavior(snap) }
        let next = UISnapBehavior(item: tile, snapTo: view.center)
        next.damping = 0.9
        gravity.removeItem(tile)
        animator.addBehavior(next)
        snap = next
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
                           withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        landed += 1
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        view.accessibilityLabel = "landed \(landed)"
    }
}
