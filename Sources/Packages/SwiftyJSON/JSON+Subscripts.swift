// JSONKey, JSONSubscriptType, and what is in a JSON — after SwiftyJSON's public API.
// State: complete.

import SampleData
import UIKit

public enum JSONKey: Sendable {
  case index(Int)
  case key(String)
}

/// A name of a member, or a number of an element.
public protocol JSONSubscriptType {
  var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
  public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  public var jsonKey: JSONKey { .key(self) }
}

extension JSON {
  /// The element, or null; setting it changes it, where there is one.
  public subscript(index: Int) -> JSON {
    get {
      switch content {
      case .array(let list):
        guard list.indices.contains(index) else { return JSON(content: .null, error: .indexOutOfBounds) }
        return JSON(object: list[index])
      case .sample(let value):
        return value.element(index).map { JSON(content: .sample($0)) }
          ?? JSON(content: .null, error: value.count == nil ? .wrongType : .indexOutOfBounds)
      default: return JSON(content: .null, error: error ?? .wrongType)
      }
    }
    set {
      self = written
      guard case .array(var list) = content, list.indices.contains(index), newValue.error == nil else {
        return
      }
      list[index] = newValue.object
      content = .array(list)
    }
  }

  /// The member, or null; setting it changes it, in a dictionary.
  public subscript(key: String) -> JSON {
    get {
      switch content {
      case .dictionary(let table):
        return table[key].map { JSON(object: $0) } ?? JSON(content: .null, error: .notExist)
      case .sample(let value):
        return value.member(key).map { JSON(content: .sample($0)) } ?? JSON(content: .null, error: .wrongType)
      default: return JSON(content: .null, error: error ?? .wrongType)
      }
    }
    set {
      let isUnread = if case .sample = content { true } else { false }
      self = written
      var table: [String: Any] = [:]
      if case .dictionary(let members) = content { table = members } else if !isUnread { return }
      guard newValue.error == nil else { return }
      table[key] = newValue.object
      content = .dictionary(table)
    }
  }

  /// The value at the end of the path, or null.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0[step: $1] } }
    set {
      guard let first = path.first else { return }
      if path.count == 1 {
        self[step: first] = newValue
      } else {
        var inner = self[step: first]
        inner[Array(path.dropFirst())] = newValue
        self[step: first] = inner
      }
    }
  }

  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  private subscript(step step: any JSONSubscriptType) -> JSON {
    get {
      switch step.jsonKey {
      case .index(let index): self[index]
      case .key(let key): self[key]
      }
    }
    set {
      switch step.jsonKey {
      case .index(let index): self[index] = newValue
      case .key(let key): self[key] = newValue
      }
    }
  }
}
