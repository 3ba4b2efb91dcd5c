// Where the sentences go that tell people what is wrong with their preview.

import VirtualTime

/// Writes a sentence to standard error: for reports that no session takes.
package func reportToStandardError(_ sentence: String) {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
}

/// Reports to the session that runs.
@MainActor func report(_ sentence: String) {
  let report = VirtualRunLoop.current.context?.report ?? reportToStandardError
  report(sentence)
}
