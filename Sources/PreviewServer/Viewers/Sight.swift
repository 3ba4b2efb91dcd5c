/// The things beside the preview itself that a viewer is told.
struct Sight: Hashable {
  /// The editor that links to lines open; nil for a viewer at another machine, who is not told where files
  /// are.
  var editor: Editor?
  /// Whether lines of the author's code, what it prints and what it asks servers for are told: to the owner
  /// and to people at the owner's machine, not to those who came by a link.
  var hasSource = true
}
