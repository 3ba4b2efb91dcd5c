import Foundation
import FoundationXML
import InterfaceTree

/// Makes a tree of what the parser says, as long as that stays within bounds.
final class InterfaceBuilding: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private(set) var failure: InterfaceFailure?
  private var open: [InterfaceElement] = []
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    count += 1
    if open.count >= InterfaceReader.maximumDepth { return stop(parser, .tooDeep) }
    if count > InterfaceReader.maximumElements { return stop(parser, .tooMany) }
    open.append(InterfaceElement(name, attributes, line: max(1, parser.lineNumber)))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, var element = open.popLast() else { return }
    element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let why =
      switch (error as NSError).code {
      case 5, 77: "it ends too early"
      case 26: "it uses an entity that is not declared"
      case 42: "an attribute stands twice in one element"
      case 76: "a tag closes an element that is not open"
      case 9: "it holds a character that XML cannot"
      case let code: "the parser stops with error \(code)"
      }
    failure = InterfaceFailure(.notWellFormed(why), line: max(1, parser.lineNumber))
  }

  private func stop(_ parser: XMLParser, _ reason: InterfaceFailure.Reason) {
    failure = InterfaceFailure(reason, line: max(1, parser.lineNumber))
    parser.abortParsing()
  }
}
