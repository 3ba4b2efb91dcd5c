import Foundation
import PreviewServer
import Processes

/// Lists the remarks of a folder of state, answers one or resolves it. Returns the status to exit with.
func remarks(_ arguments: RemarksArguments) -> Int32 {
  do throws(RemarkArchive.Fault) {
    let archive = try RemarkArchive(
      folder: arguments.state, environment: ProcessInfo.processInfo.environment)
    switch arguments.deed {
    case .list:
      let listed = try archive.list().filter { arguments.listsAll || $0.isOpen }
      say(RemarksList(remarks: listed).text(as: arguments.form))
    case .reply(let id, let text):
      let remark = try archive.reply(to: id, text, as: arguments.name)
      say("Replied to \(remark.shortID).")
    case .resolve(let id, let isResolved):
      let remark = try archive.resolve(id, isResolved)
      say(isResolved ? "Resolved \(remark.shortID)." : "Opened \(remark.shortID) again.")
    }
    return 0
  } catch {
    Log.note(TerminalText.harmless(error.sentence))
    return 1
  }
}
