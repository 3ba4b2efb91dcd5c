// AttributedString(markdown:), InlinePresentationIntent, AttributedString.MarkdownParsingOptions — after
// Apple's documentation of them, read 2026-11.
// State: partial. Missing: intents of blocks (their marks are left out), images, attributes of one's own,
// failures.

import QuartzCore

/// How Markdown wants letters to look; the view that shows them finds the fonts.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each look, as Foundation numbers them.
  public let rawValue: UInt
  /// Takes the bits as they are, also those of no look.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Between single stars: shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Between double stars: shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Between backticks: shown with digits of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Between double tildes: shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension NSAttributedString.Key {
  /// A raw value of `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is understood.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Marks of blocks are taken, and their lines become one; blocks follow one another without a line
      /// feed.
      case full
      /// Marks of blocks are text; lines become one.
      case inlineOnly
      /// Marks of blocks are text, and lines and spaces stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The answer to Markdown that cannot be read; there is none such here.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Kept, without effect, as are the two after the syntax.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is understood. Default all.
    public var interpretedSyntax: InterpretedSyntax
    /// Kept, without effect: nothing fails.
    public var failurePolicy: FailurePolicy
    /// Kept, without effect; nil where the language is not known.
    public var languageCode: String?

    /// All of Markdown is read by default.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Strong, emphasised, struck out, code and links; nothing in a text is a failure.
  /// - Parameter baseURL: of links that are relative.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for block in MarkdownBlocks(markdown, options.interpretedSyntax).texts {
      for piece in InlineMarkdown.pieces(block) {
        var attributes = AttributeContainer()
        if !piece.intent.isEmpty {
          attributes[AttributeScopes.UIKitAttributes.InlineIntentAttribute.self] = piece.intent
        }
        if let link = piece.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) {
          attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        }
        append(AttributedString(piece.text, attributes: attributes))
      }
    }
  }

  /// Of text in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a file of text in UTF-8; `baseURL` is that of links that are relative.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }
}

extension NSAttributedString {
  /// As the one of `AttributedString`.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdown, options: options ?? AttributedString.MarkdownParsingOptions(), baseURL: baseURL))
  }
}

/// A text in blocks, without the marks at the beginnings of their lines.
private struct MarkdownBlocks {
  private(set) var texts: [String] = []

  init(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    switch syntax {
    case .inlineOnlyPreservingWhitespace: texts = [markdown]
    case .inlineOnly: texts = [lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")]
    case .full:
      var block: [String] = []
      for line in lines {
        let (text, begins) = Self.withoutMark(line)
        if begins || text.isEmpty {
          if !block.isEmpty { texts.append(block.joined(separator: " ")) }
          block = []
        }
        if !text.isEmpty { block.append(text) }
      }
      if !block.isEmpty { texts.append(block.joined(separator: " ")) }
    }
  }

  /// Of headings, quotations and lists.
  private static func withoutMark(_ line: Substring) -> (text: String, begins: Bool) {
    let text = line.trimmingCharacters(in: .whitespaces)
    let mark = text.prefix { !$0.isWhitespace }
    let rest = text[mark.endIndex...].trimmingCharacters(in: .whitespaces)
    let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
    let isItem = ["-", "*", "+", ">"].contains(mark) || mark.last == "." && Int(mark.dropLast()) != nil
    return !mark.isEmpty && !rest.isEmpty && (isHeading || isItem) ? (rest, true) : (text, false)
  }
}
