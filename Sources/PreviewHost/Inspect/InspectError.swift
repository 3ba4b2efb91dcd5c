/// Something on the command line or in a script that makes no sense: one line that says what and what to do.
struct InspectError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
