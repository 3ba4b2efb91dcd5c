// scrollwork-builder: turns an author's files into libraries that agents load. Apart from the gateway, so that neither
// SwiftSyntax nor the compiler, nor a crash of either, comes near it.

import Glibc
import PreviewBuilder

func folderOfThisProgram() -> String {
  guard let path = realpath("/proc/self/exe", nil) else { return "" }
  defer { free(path) }
  let text = String(cString: path)
  return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
}

func complain(_ text: String) {
  let line = "scrollwork-builder: \(text)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "adapt" { exit(AdaptCommand.run(Array(words.dropFirst()))) }
do throws(BuilderCommand.Mistake) {
  let command = try BuilderCommand(words)
  exit(command.run(programFolder: folderOfThisProgram()))
} catch {
  complain(error.text)
  exit(2)
}
