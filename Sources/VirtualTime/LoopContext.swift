/// The rest of the session whose time a loop is: the module above says what belongs to it.
///
/// There is one at most for each loop, which owns it.
@preconcurrency @MainActor package protocol LoopContext: AnyObject {
  /// Tells people what is wrong with the preview that runs, a sentence at a time.
  var report: (String) -> Void { get }
  /// The loop is the current one from now on.
  func enter()
  /// Another loop is the current one from now on, whose context enters next if it has one: nothing of this
  /// one's may be left.
  func leave()
  /// The loop has ended a turn.
  func endTurn()
}
