// Drawings in PDF, which asset catalogues are full of and no browser shows as a picture.
//
// Poppler's `pdftocairo` makes SVG of them. It takes 5 MB with its library, beside Cairo; mupdf-tools, which
// can do the same, takes 86 MB. It runs as a process of its own, because a broken file may halt the program
// that reads it, and because most previews have no such file.

import QuartzCore
import Synchronization

enum PDFDrawing {
  private static let program = "pdftocairo"
  /// Seconds after which a file is given up. The program ends by itself then: `timeout` sees to it.
  private static let patience = 5
  /// In bytes; longer drawings are given up.
  private static let longest = 4 << 20

  /// By path and time of change; empty for what could not be read.
  private static let known = Mutex<[String: [UInt8]]>([:])

  /// Whether the bytes begin as a PDF file does.
  static func isOne(_ bytes: Data) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

  /// The first page of the file as SVG; nil where that cannot be made, which the session's log says.
  static func svg(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let key = "\(status.st_mtim.tv_sec) \(path)"
    if let made = known.withLock({ $0[key] }) { return made.isEmpty ? nil : made }
    let made = convert(path)
    known.withLock { $0[key] = made ?? [] }
    if made == nil { _AssetFolders.reportUnreadable((path as NSString).lastPathComponent, by: program) }
    return made
  }

  private static func convert(_ path: String) -> [UInt8]? {
    let files = FileManager.default
    let output = files.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? files.removeItem(at: output) }
    let words = [program, "-svg", "-f", "1", "-l", "1", path, output.path]
    guard ConvertingProgram.run(words, seconds: patience),
      let size = try? output.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= longest
    else { return nil }
    return files.contents(atPath: output.path).map { Array($0) }
  }
}
