/// How far a store is with the changes that it was given.
struct StoreStatus: Equatable, Sendable {
  /// All changes up to this number are kept: they, or later ones of the same sessions, outlive the server.
  var keptNumber = 0
  /// Why nothing could be written when it was last tried; nil where it could.
  var fault: StoreError?
}
