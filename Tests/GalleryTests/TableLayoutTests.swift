import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `Table layout` {
  @Test func `a query answers exactly what a look at every row would`() throws {
    let controller = TableViewController(itemCount: 20)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let view = try #require(controller.view.subviews.first as? UICollectionView)
    view.frame = controller.view.bounds
    view.layoutIfNeeded()
    let layout = try #require(view.collectionViewLayout as? TableLayout)

    for y in stride(from: -700.0, through: 6_700, by: 25) {
      for height in [0.0, 1, 300, 844] {
        let rect = CGRect(x: 0, y: y, width: 390, height: height)
        let slow = layout.rows.indices.filter {
          layout.rows[$0].maxY >= rect.minY && layout.rows[$0].minY <= rect.maxY
        }
        #expect(Array(layout.items(in: rect)) == slow, "from \(y), \(height) high")
      }
    }
  }

  @Test func `another row height lays the rows out again`() throws {
    let controller = TableViewController(itemCount: 4)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let view = try #require(controller.view.subviews.first as? UICollectionView)
    view.frame = controller.view.bounds
    view.layoutIfNeeded()

    (view.collectionViewLayout as? TableLayout)?.rowHeight = 230
    view.layoutIfNeeded()

    #expect(view.contentSize == CGSize(width: 200, height: 920))
  }
}
