// Constraints from the visual format language.

import QuartzCore

extension NSLayoutConstraint {
  /// How the views stand across the axis, and which way the axis runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// A set of the bits' options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges lie on one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges lie on one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges lie on one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges lie on one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where reading begins lie on one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where reading ends lie on one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles along x lie on one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles along y lie on one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text stand on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text stand on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Level formats run in the reading direction. They do in any case here.
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// The constraints that `format` describes, not active yet. A format with a mistake gives none, and is
  /// reported; on a device it ends the program.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: by the names in the format; they lie in one superview where `|` is used.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { value -> CGFloat? in
      (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? (value as? Float).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    do throws(VisualFormat.FormatError) {
      let line = try VisualFormat(format, metrics: numbers)
      return try FormatConstraints(line, options, views.compactMapValues { $0 as? UIView }).all()
    } catch {
      SessionContext.current.report("The visual format \"\(format)\" cannot be read: \(error).")
      return []
    }
  }
}

/// From a line that was read to constraints.
@MainActor private struct FormatConstraints {
  /// In points, between siblings (Facts 6.4 has the margins of views, which are as wide).
  private static let standardGap: CGFloat = 8

  private let line: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: UIView]

  init(_ line: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: UIView]) {
    self.line = line
    self.options = options
    self.views = views
  }

  func all() throws(VisualFormat.FormatError) -> [NSLayoutConstraint] {
    var found: [UIView?] = []
    for part in line.parts {
      switch part {
      case .edge: found.append(nil)
      case .view(let name, _): found.append(try view(name))
      }
    }
    guard
      let container = found.lazy.compactMap({ $0?.superview }).first ?? found.lazy.compactMap({ $0 }).first
    else { return [] }
    var constraints: [NSLayoutConstraint] = []
    for (index, part) in line.parts.enumerated() {
      if case .view(_, let predicates) = part, let view = found[index] {
        for predicate in predicates { constraints.append(try size(of: view, predicate)) }
      }
      guard index + 1 < line.parts.count else { continue }
      let gaps = line.gaps[index] ?? [VisualFormat.Predicate(constant: Self.standardGap)]
      for gap in gaps.isEmpty ? [VisualFormat.Predicate(constant: 0)] : gaps {
        constraints.append(distance(from: found[index], to: found[index + 1], in: container, gap))
      }
    }
    return constraints + alignment(of: found.compactMap { $0 })
  }

  private func view(_ name: String) throws(VisualFormat.FormatError) -> UIView {
    guard let view = views[name] else { throw .unknown(name) }
    return view
  }

  private func size(
    of view: UIView, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.FormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
    let other = try predicate.view.map { name throws(VisualFormat.FormatError) in try self.view(name) }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    return constraint
  }

  /// nil is the container's edge.
  private func distance(
    from first: UIView?, to second: UIView?, in container: UIView, _ gap: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let leading: NSLayoutConstraint.Attribute = line.isVertical ? .top : .leading
    let trailing: NSLayoutConstraint.Attribute = line.isVertical ? .bottom : .trailing
    let constraint = NSLayoutConstraint(
      item: second ?? container, attribute: second == nil ? trailing : leading, relatedBy: gap.relation,
      toItem: first ?? container, attribute: first == nil ? leading : trailing, multiplier: 1,
      constant: gap.constant)
    constraint.priority = gap.priority
    return constraint
  }

  private func alignment(of views: [UIView]) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(views, views.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
          multiplier: 1,
          constant: 0)
      }
    }
  }
}
