import Foundation
import InterfaceFiles
import InterfaceTree
import Testing

@testable import UIKit

/// Counts how many scenes and nibs of somebody's folder load without a word: for trying, with
/// `INTERFACE_FOLDER=…`.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["INTERFACE_FOLDER"] != nil))
struct `Interfaces of others` {
  let stage = Stage()

  @Test func `are counted, with what is said of them`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["INTERFACE_FOLDER"])
    let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var (whole, all, broken) = (0, 0, 0)
    var causes: [String: Int] = [:]
    for (number, path) in paths.enumerated() {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
      guard let document = try? InterfaceReader.document(Data(contentsOf: url)) else {
        broken += 1
        continue
      }
      let (name, isStoryboard) = ("others-\(number)", path.hasSuffix(".storyboard"))
      _InterfaceFiles.register(
        name, isStoryboard: isStoryboard, module: "Others", language: "", document.compactText)
      let file = InterfaceFile(name, isStoryboard ? .storyboard : .nib, document: document)
      let ids: [String?] = isStoryboard ? file.scenes.map(\.id) : [nil]
      for id in ids {
        var reports: [String] = []
        stage.loop.session.report = { reports.append($0) }
        all += 1
        if let id {
          stage.window.rootViewController = UIStoryboard(name: name, bundle: nil, "Others/").instantiate(
            id: id)
        } else {
          for case let view as UIView in UINib(nibName: name, bundle: nil, "Others/").instantiate(
            withOwner: nil)
          {
            stage.window.addSubview(view)
          }
        }
        stage.loop.settle()
        for view in stage.window.subviews { view.removeFromSuperview() }
        // Code of theirs and pictures of theirs are not here: that is not the files' fault.
        let own = reports.filter { !Self.isOfCode($0) }
        if own.isEmpty { whole += 1 }
        for report in own { causes[Self.cause(report), default: 0] += 1 }
      }
    }
    print("\(paths.count) files, \(broken) not read; \(whole) of \(all) scenes and nibs without a word")
    for (cause, count) in causes.sorted(by: { $0.value > $1.value }).prefix(60) {
      print("\(count)\t\(cause)")
    }
  }

  private static func isOfCode(_ report: String) -> Bool {
    [
      "There is no class", "has no action", "has no outlet", "no picture", "No picture", "No colour",
      "has no property",
    ]
    .contains(where: report.contains)
  }

  private static func cause(_ report: String) -> String {
    String(report.drop { $0 != " " }).replacingOccurrences(
      of: "[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}", with: "ID", options: .regularExpression)
  }
}
