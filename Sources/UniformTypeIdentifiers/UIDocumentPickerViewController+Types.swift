// The document picker's initialisers by types, which UIKit itself cannot name.

import UIKit

extension UIDocumentPickerViewController {
  /// For documents of these types; see there what stands for them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
