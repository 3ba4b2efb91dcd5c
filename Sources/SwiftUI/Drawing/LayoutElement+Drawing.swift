import UIKit

/// An element that changes how what it holds is drawn.
@MainActor protocol PassChangingElement: LayoutElement {
  func changePass(_ pass: inout DrawPass)
}

extension LayoutElement {
  func change(_ pass: inout DrawPass) { (self as? any PassChangingElement)?.changePass(&pass) }
}
