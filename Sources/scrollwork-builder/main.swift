// scrollwork-builder: turns an author's files into libraries that agents load. Apart from the gateway, so
// that neither SwiftSyntax nor the compiler, nor a crash of either, comes near it.

import Glibc
import PreviewBuilder
import Processes

let words = Array(CommandLine.arguments.dropFirst())
do throws(BuilderCommand.Mistake) {
  let command = try BuilderCommand(words)
  exit(command.run(programFolder: ThisProgram.folder))
} catch {
  Log.note(error.text, from: "scrollwork-builder")
  exit(2)
}
