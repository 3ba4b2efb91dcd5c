// The operators with transforms — after ObjectMapper's public API.
// State: complete.

import UIKit

// MARK: Values

public func <- <X: TransformType>(left: inout X.Object, right: (Map, X)) {
  right.0.exchange(&left, .transformed(by: right.1))
}
public func <- <X: TransformType>(left: inout X.Object?, right: (Map, X)) {
  right.0.exchange(optional: &left, .transformed(by: right.1))
}
public func >>> <X: TransformType>(left: X.Object, right: (Map, X)) {
  right.0.put(left, .transformed(by: right.1))
}
public func >>> <X: TransformType>(left: X.Object?, right: (Map, X)) {
  right.0.put(left, .transformed(by: right.1))
}

// MARK: Lists

public func <- <X: TransformType>(left: inout [X.Object], right: (Map, X)) {
  right.0.exchange(&left, .list(of: .transformed(by: right.1)))
}
public func <- <X: TransformType>(left: inout [X.Object]?, right: (Map, X)) {
  right.0.exchange(optional: &left, .list(of: .transformed(by: right.1)))
}
public func >>> <X: TransformType>(left: [X.Object], right: (Map, X)) {
  right.0.put(left, .list(of: .transformed(by: right.1)))
}
public func >>> <X: TransformType>(left: [X.Object]?, right: (Map, X)) {
  right.0.put(left, .list(of: .transformed(by: right.1)))
}

// MARK: Dictionaries

public func <- <X: TransformType>(left: inout [String: X.Object], right: (Map, X)) {
  right.0.exchange(&left, .table(of: .transformed(by: right.1)))
}
public func <- <X: TransformType>(left: inout [String: X.Object]?, right: (Map, X)) {
  right.0.exchange(optional: &left, .table(of: .transformed(by: right.1)))
}
public func >>> <X: TransformType>(left: [String: X.Object], right: (Map, X)) {
  right.0.put(left, .table(of: .transformed(by: right.1)))
}
public func >>> <X: TransformType>(left: [String: X.Object]?, right: (Map, X)) {
  right.0.put(left, .table(of: .transformed(by: right.1)))
}
