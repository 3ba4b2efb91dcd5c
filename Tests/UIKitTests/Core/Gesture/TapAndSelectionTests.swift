import QuartzCore
import Testing
import UIKit

/// A tap recogniser above a collection view against the selection of its cells.
@MainActor @Suite struct `Taps and selection` {
  private final class Refusing: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      !(touch.view?.superview is UICollectionViewCell) && !(touch.view is UICollectionViewCell)
    }
  }

  @Test func `a tap around the view takes the cell's selection, unless it leaves touches alone`() {
    let rig = CollectionRig(RowLayout()).start()
    var taps = 0
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    rig.view.superview?.addGestureRecognizer(tap)

    rig.tap(250)
    #expect(taps == 1 && rig.view.indexPathsForSelectedItems?.isEmpty == true)
    #expect(rig.cell(2)?.isHighlighted == false)

    tap.cancelsTouchesInView = false
    rig.tap(250)
    #expect(taps == 2 && rig.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `one that refuses touches of cells leaves them to the view`() {
    let rig = CollectionRig(RowLayout()).start()
    var taps = 0
    let rules = Refusing()
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    tap.delegate = rules
    rig.view.superview?.addGestureRecognizer(tap)
    rig.tap(250)
    #expect(taps == 0 && rig.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a double tap on the view delays the selection until it is none`() {
    let rig = CollectionRig(RowLayout()).start()
    let double = UITapGestureRecognizer { _ in }
    double.numberOfTapsRequired = 2
    rig.view.addGestureRecognizer(double)
    rig.tap(250)
    #expect(rig.view.indexPathsForSelectedItems?.isEmpty == true)
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }
}
