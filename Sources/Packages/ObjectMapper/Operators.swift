// The operators on what JSON holds, and on enumerations — after ObjectMapper's public API.
// State: complete.

import UIKit

/// Reads the property from the map, or writes it, whichever is going on.
infix operator <-
/// Writes the property; reads nothing.
infix operator >>>

// MARK: What JSON holds

public func <- <T>(left: inout T, right: Map) { right.exchange(&left, .basic) }
public func <- <T>(left: inout T?, right: Map) { right.exchange(optional: &left, .basic) }
public func >>> <T>(left: T, right: Map) { right.put(left, .basic) }
public func >>> <T>(left: T?, right: Map) { right.put(left, .basic) }

// MARK: Raw values

public func <- <T: RawRepresentable>(left: inout T, right: Map) { right.exchange(&left, .raw) }
public func <- <T: RawRepresentable>(left: inout T?, right: Map) { right.exchange(optional: &left, .raw) }
public func >>> <T: RawRepresentable>(left: T, right: Map) { right.put(left, .raw) }
public func >>> <T: RawRepresentable>(left: T?, right: Map) { right.put(left, .raw) }

public func <- <T: RawRepresentable>(left: inout [T], right: Map) { right.exchange(&left, .list(of: .raw)) }
public func <- <T: RawRepresentable>(left: inout [T]?, right: Map) {
  right.exchange(optional: &left, .list(of: .raw))
}
public func >>> <T: RawRepresentable>(left: [T], right: Map) { right.put(left, .list(of: .raw)) }
public func >>> <T: RawRepresentable>(left: [T]?, right: Map) { right.put(left, .list(of: .raw)) }

public func <- <T: RawRepresentable>(left: inout [String: T], right: Map) {
  right.exchange(&left, .table(of: .raw))
}
public func <- <T: RawRepresentable>(left: inout [String: T]?, right: Map) {
  right.exchange(optional: &left, .table(of: .raw))
}
public func >>> <T: RawRepresentable>(left: [String: T], right: Map) { right.put(left, .table(of: .raw)) }
public func >>> <T: RawRepresentable>(left: [String: T]?, right: Map) { right.put(left, .table(of: .raw)) }
