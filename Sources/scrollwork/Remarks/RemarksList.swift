import Foundation
import PreviewServer
import PreviewWire
import Processes

/// The list of remarks, as it is printed. Texts of others are data: they steer no terminal, and are no
/// markup.
struct RemarksList {
  var remarks: [ListedRemark]

  func text(as form: RemarksArguments.Form) -> String {
    switch form {
    case .text: plain
    case .json: JSONText.object([("remarks", .array(remarks.map(\.json)))]).text
    case .markdown: markdown
    }
  }

  // MARK: For a terminal

  private var plain: String {
    guard !remarks.isEmpty else { return "There are no remarks." }
    return remarks.map(Self.plain).joined(separator: "\n\n")
  }

  private static func plain(_ remark: ListedRemark) -> String {
    let standing = (remark.isOpen ? "open" : "resolved") + (remark.isOrphaned ? ", its element is gone" : "")
    let lines =
      [
        "\(remark.shortID)  \(line(remark.title)) #\(remark.number), \(standing)",
        "  on \(line(remark.element))",
      ]
      + (remark.sourceLine.map { ["  declared at \(line($0.description))"] } ?? [])
      + said(remark.said, indent: "  ") + remark.replies.flatMap { said($0, indent: "    ") }
    return lines.joined(separator: "\n")
  }

  private static func said(_ said: ListedRemark.Said, indent: String) -> [String] {
    let head = "\(indent)\(who(said)), \(time(said.made)):"
    return [head] + lines(of: said.text).map { "\(indent)  \($0)" }
  }

  /// A guest may take any name, also that of an owner.
  private static func who(_ said: ListedRemark.Said) -> String {
    line(said.name) + (said.isOwner ? " (owner)" : "")
  }

  private static func line(_ text: String) -> String { TerminalText.harmless(text) }

  private static func lines(of text: String) -> [String] {
    TerminalText.harmless(text, keepingLines: true).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// In UTC, as `2026-11-28 04:05`.
  static func time(_ seconds: Int64) -> String {
    var (seconds, parts) = (time_t(seconds), tm())
    guard gmtime_r(&seconds, &parts) != nil else { return "?" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }

  // MARK: In Markdown

  /// Words of others stand in blocks of code, which have no markup; names of previews and people in spans
  /// of code.
  private var markdown: String {
    guard !remarks.isEmpty else { return "There are no remarks." }
    return "# Remarks\n\n" + remarks.map(Self.markdown).joined(separator: "\n\n")
  }

  private static func markdown(_ remark: ListedRemark) -> String {
    let standing = (remark.isOpen ? "open" : "resolved") + (remark.isOrphaned ? ", its element is gone" : "")
    let parts =
      [
        "## \(span(remark.title)) #\(remark.number) (\(standing))",
        "ID \(span(remark.shortID)), on \(span(remark.element)), source \(span(remark.source))"
          + (remark.sourceLine.map { ", declared at \(span($0.description))" } ?? ""),
      ] + ([remark.said] + remark.replies).flatMap(block)
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ said: ListedRemark.Said) -> [String] {
    let head = "\(span(said.name))\(said.isOwner ? " (owner)" : ""), \(time(said.made)):"
    let text = lines(of: said.text).joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, longestTicks(text) + 1))
    return [head, "\(fence)text\n\(text)\n\(fence)"]
  }

  /// A text as a span of code, whatever it has of the characters that end one.
  private static func span(_ text: String) -> String {
    let text = line(text)
    let ticks = String(repeating: "`", count: longestTicks(text) + 1)
    let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    return isPadded ? "\(ticks) \(text) \(ticks)" : "\(ticks)\(text)\(ticks)"
  }

  private static func longestTicks(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
