import UIKit

/// What `view.stitch` gives: constraints in sentences.
public struct Stitch {
    let view: UIView

    public func make(_ build: (Seams) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let seams = Seams(view: view)
        build(seams)
        NSLayoutConstraint.activate(seams.made)
    }
}

public final class Seams {
    fileprivate var made: [NSLayoutConstraint] = []
    private let view: UIView

    init(view: UIView) {
        self.view = view
    }

    public func edges(inset: CGFloat = 0) {
        guard let container = view.superview else { return }
        for attribute in [NSLayoutConstraint.Attribute.leading, .top] {
            made.append(constraint(attribute, to: container, inset))
        }
        for attribute in [NSLayoutConstraint.Attribute.trailing, .bottom] {
            made.append(constraint(attribute, to: container, -inset))
        }
    }

    public func leading(_ inset: CGFloat) { pin(.leading, inset) }
    public func trailing(_ inset: CGFloat) { pin(.trailing, -inset) }
    public func top(_ inset: CGFloat) { pin(.top, inset) }
    public func bottom(_ inset: CGFloat) { pin(.bottom, -inset) }

    /// A size is a constraint to nothing, with the attribute itself on the other side.
    public func height(_ points: CGFloat) {
        made.append(NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
            multiplier: 1, constant: points))
    }

    public func below(_ other: UIView, _ distance: CGFloat) {
        made.append(NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom,
            multiplier: 1, constant: distance))
    }

    private func pin(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat) {
        guard let container = view.superview else { return }
        made.append(constraint(attribute, to: container, inset))
    }

    private func constraint(_ attribute: NSLayoutConstraint.Attribute, to other: UIView, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
            multiplier: 1, constant: constant)
    }
}
