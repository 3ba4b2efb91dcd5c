// scrollwork-adapt: adapts the gallery's sources while the package is built. A program of its own, so that no
// more of the builder than this is made before the rest of the package.

import Glibc

exit(AdaptCommand.run(Array(CommandLine.arguments.dropFirst())))
