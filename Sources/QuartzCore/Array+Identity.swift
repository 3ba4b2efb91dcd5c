// Finding an object in a list of layers or views.

extension Array where Element: AnyObject {
  /// The place of this very object; nil where it is none of these.
  ///
  /// Looks from the end, where what was put last is looked for most often, and without a closure, which would
  /// ask at each step whether it runs on the main actor.
  package func place(of object: Element) -> Int? {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === object { return index }
    }
    return nil
  }
}
