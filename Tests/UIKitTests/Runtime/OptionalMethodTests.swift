import Testing

@testable import UIKit

@MainActor private class Plain: NSObject, UICollectionViewDelegate {}
@MainActor private class Listener: NSObject, UICollectionViewDelegate {}
private final class LateListener: Listener {}

@MainActor @Suite struct `Optional methods` {
  let name = "scrollViewDidScroll(_:)"

  init() { _OptionalMethods.register(Listener.self, [name]) }

  @Test func `of an unknown class nothing is known, and the default runs`() {
    let delegate: any UICollectionViewDelegate = Plain()
    #expect(_OptionalMethods.implements(delegate, name) == nil)
    #expect(delegate._implementing(name) === delegate)
    #expect(delegate.responds(to: "anything"))
  }

  @Test func `a known class has the methods it was introduced with, and its subclasses have them too`() {
    for delegate in [Listener(), LateListener()] as [any UICollectionViewDelegate] {
      #expect(delegate._implementing(name) === delegate)
      #expect(delegate._implementing("scrollViewDidZoom(_:)") == nil)
      #expect(!delegate.responds(to: "scrollViewDidZoom(_:)"))
    }
  }

  @Test func `what is unimplemented answers as UIKit does`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    #expect(_Unimplemented.shared.collectionView(view, shouldSelectItemAt: path))
    #expect(_Unimplemented.shared.numberOfSections(in: view) == 1)
  }
}
