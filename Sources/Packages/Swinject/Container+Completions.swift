// Objects that something else has made, as storyboards make controllers, and the ways in which they are
// completed.

/// A class and a name.
struct CompletionKey: Hashable {
  let type: ObjectIdentifier
  let name: String?
}

extension Container {
  /// Has `complete` called with objects of that very class and of that name, when somebody hands them over.
  package func onCompletion<Object: AnyObject>(
    of type: Object.Type, name: String?, _ complete: @escaping (any Resolver, Object) -> Void
  ) {
    completions[CompletionKey(type: ObjectIdentifier(type), name: name)] = { resolver, object in
      if let object = object as? Object { complete(resolver, object) }
    }
  }

  /// Gives the object what was registered for its class and name, here or in a parent.
  package func complete(_ object: AnyObject, name: String?) {
    let key = CompletionKey(type: ObjectIdentifier(type(of: object)), name: name)
    let places = sequence(first: self, next: \.parent)
    guard let complete = places.lazy.compactMap({ $0.completions[key] }).first else { return }
    inOneGraph { complete(self, object) }
  }
}
