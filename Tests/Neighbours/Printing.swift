import UIKit

/// Prints empty lines without end, as fast as somebody reads them.
final class PrintingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    Thread.detachNewThread {
      let line = Data("\n".utf8)
      while true { FileHandle.standardError.write(line) }
    }
  }
}

#Preview("Printing") { PrintingController() }
