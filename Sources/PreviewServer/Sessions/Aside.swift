import PreviewSession

/// The beginning of an aside: a private copy of a session, in which somebody looks around alone.
struct Aside: Equatable {
  /// The session that it is of.
  var parent: SessionID
  /// The link that its maker came with: who has its key comes in, and it ends with that. Nil: it was made by
  /// the owner, or by somebody who needs no link.
  var link: LinkID?
}
