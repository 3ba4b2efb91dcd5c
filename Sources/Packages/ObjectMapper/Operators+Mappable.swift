// The operators on what is mapped itself — after ObjectMapper's public API.
// State: complete.

import UIKit

// MARK: Objects

public func <- <T: BaseMappable>(left: inout T, right: Map) {
  right.exchange(&left, .object(right))
}
public func <- <T: BaseMappable>(left: inout T?, right: Map) {
  right.exchange(optional: &left, .object(right))
}
public func >>> <T: BaseMappable>(left: T, right: Map) { right.put(left, .object(right)) }
public func >>> <T: BaseMappable>(left: T?, right: Map) { right.put(left, .object(right)) }

// MARK: Lists

public func <- <T: BaseMappable>(left: inout [T], right: Map) {
  right.exchange(&left, .list(of: .object(right)))
}
public func <- <T: BaseMappable>(left: inout [T]?, right: Map) {
  right.exchange(optional: &left, .list(of: .object(right)))
}
public func >>> <T: BaseMappable>(left: [T], right: Map) { right.put(left, .list(of: .object(right))) }
public func >>> <T: BaseMappable>(left: [T]?, right: Map) { right.put(left, .list(of: .object(right))) }

// MARK: Lists of lists

public func <- <T: BaseMappable>(left: inout [[T]], right: Map) {
  right.exchange(&left, .list(of: .list(of: .object(right))))
}
public func <- <T: BaseMappable>(left: inout [[T]]?, right: Map) {
  right.exchange(optional: &left, .list(of: .list(of: .object(right))))
}
public func >>> <T: BaseMappable>(left: [[T]], right: Map) {
  right.put(left, .list(of: .list(of: .object(right))))
}
public func >>> <T: BaseMappable>(left: [[T]]?, right: Map) {
  right.put(left, .list(of: .list(of: .object(right))))
}

// MARK: Dictionaries

public func <- <T: BaseMappable>(left: inout [String: T], right: Map) {
  right.exchange(&left, .table(of: .object(right)))
}
public func <- <T: BaseMappable>(left: inout [String: T]?, right: Map) {
  right.exchange(optional: &left, .table(of: .object(right)))
}
public func >>> <T: BaseMappable>(left: [String: T], right: Map) {
  right.put(left, .table(of: .object(right)))
}
public func >>> <T: BaseMappable>(left: [String: T]?, right: Map) {
  right.put(left, .table(of: .object(right)))
}

// MARK: Dictionaries of lists

public func <- <T: BaseMappable>(left: inout [String: [T]], right: Map) {
  right.exchange(&left, .table(of: .list(of: .object(right))))
}
public func <- <T: BaseMappable>(left: inout [String: [T]]?, right: Map) {
  right.exchange(optional: &left, .table(of: .list(of: .object(right))))
}
public func >>> <T: BaseMappable>(left: [String: [T]], right: Map) {
  right.put(left, .table(of: .list(of: .object(right))))
}
public func >>> <T: BaseMappable>(left: [String: [T]]?, right: Map) {
  right.put(left, .table(of: .list(of: .object(right))))
}

// MARK: Sets

public func <- <T: BaseMappable & Hashable>(left: inout Set<T>, right: Map) {
  right.exchange(&left, .set(of: .object(right)))
}
public func <- <T: BaseMappable & Hashable>(left: inout Set<T>?, right: Map) {
  right.exchange(optional: &left, .set(of: .object(right)))
}
public func >>> <T: BaseMappable & Hashable>(left: Set<T>, right: Map) {
  right.put(left, .set(of: .object(right)))
}
public func >>> <T: BaseMappable & Hashable>(left: Set<T>?, right: Map) {
  right.put(left, .set(of: .object(right)))
}
