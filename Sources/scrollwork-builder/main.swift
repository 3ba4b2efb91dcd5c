import Foundation
import PreviewBuilder

exit(AdaptCommand.run(Array(CommandLine.arguments.dropFirst(2))))
