import SwiftUI
import UIKit

extension PackageStage {
  /// Shows a view of SwiftUI's on the stage.
  func host(_ root: some View) -> UIView {
    let host = UIHostingController(rootView: root)
    host.view.frame = view.bounds
    view.addSubview(host.view)
    objc_setAssociatedObject(host.view as Any, hostKey, host, .OBJC_ASSOCIATION_RETAIN)
    settle()
    return host.view
  }
}

// Its address is all that counts.
private nonisolated(unsafe) let hostKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// The pictures that image views in `view` show.
@MainActor func pictures(in view: UIView) -> [UIImage?] {
  ((view as? UIImageView).map { [$0.image] } ?? []) + view.subviews.flatMap(pictures)
}
