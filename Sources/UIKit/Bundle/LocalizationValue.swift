// LocalizedStringResource — after Apple's documentation of it and of "String.LocalizationValue",
// read 2026-11.
// State: partial. Missing: options of a resource, attributed values, format styles in interpolations.

import QuartzCore

extension String {
  /// A key with the values that stand in it: `"\(count) cards"` is the key `%lld cards` and the number.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    /// In their order, each as it is written in the preview's locale.
    let arguments: [String]

    /// A key without values.
    public init(_ keyAndValue: String) { self.init(stringLiteral: keyAndValue) }

    /// A key without values, written as a literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// A key with values, written as a literal with `\(…)` in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Gathers the key and the values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [String] = []

      /// The expected lengths have no effect.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text to the key; a percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text, as `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      /// Adds a whole number, as `%lld` in the key and grouped as the locale does.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        append(
          "%lld",
          NumberFormatter.localizedString(from: NSNumber(value: Int64(clamping: value)), number: .decimal))
      }
      /// Adds a number, as `%lf` in the key and with six digits after the point.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append("%lf", Swift.String(format: "%f", Double(value)))
      }
      /// Adds any other value as Swift prints it, as `%@` in the key.
      public mutating func appendInterpolation(_ value: some Any) { append("%@", "\(value)") }
      /// Adds a value in a C format, such as `%.2f`, which stands in the key, too.
      public mutating func appendInterpolation(_ value: some Any, specifier: String) {
        append(specifier, (value as? any CVarArg).map { Swift.String(format: specifier, $0) } ?? "\(value)")
      }

      private mutating func append(_ specifier: String, _ argument: String) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// The text with the arguments in the place of its specifiers: `%@` takes the next, `%2$@` the second.
    func filled(into text: String) -> String {
      guard text.contains("%") else { return text }
      var next = 0
      return text.replacing(
        /%(?:%|(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfeEgGcCsSaAF])/
      ) {
        match in
        if match.0 == "%%" { return "%" }
        let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += 1
        return arguments.indices.contains(place) ? arguments[place] : Swift.String(match.0)
      }
    }
  }

  /// The text for the key in the best language of the bundle, nil for the main one; the key itself where
  /// there is none.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.filled(
      into: (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table))
  }

  /// The same with a key that is not the text.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.filled(
      into: (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
  }

  /// The text of the resource in the best language of the main bundle; its default where there is none.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.filled(
      into: Bundle.main.localizedString(
        forKey: resource.key, value: resource.defaultValue.key, table: resource.table))
  }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key under which the text is looked up.
  public let key: String
  /// The text, with its values, for where nothing is found.
  public let defaultValue: String.LocalizationValue
  /// Name of the file of texts; nil is `Localizable`.
  public let table: String?

  /// Where the text is to be looked for. All of a preview's modules have one bundle, so that it is always
  /// found there.
  public enum BundleDescription: @unchecked Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  /// A resource whose key is its text, too. Only the table counts beside it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
  }

  /// A resource whose key is its text, too. Only the table counts beside it.
  @_disfavoredOverload public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table)
  }

  /// A resource with a key that is not the text. Only the table counts beside both.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
  }

  /// A resource whose key is the literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// A resource whose key is the literal, with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
