// From Foundation's world, where no actor is known, into UIKit's.

import Foundation

/// Runs `body` with `values` at once, as code of the main actor.
///
/// As `MainActor.assumeIsolated`, for values that the compiler would not let across: they are on the main
/// thread already. Ends the program on any other thread, where UIKit's objects must not be touched.
package func onMainThread<Values, Result>(_ values: Values, _ body: @MainActor (Values) -> Result) -> Result {
  MainActor.preconditionIsolated()
  typealias Plain = (Values) -> Result
  // The isolation of a function is no part of how it is called.
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(values) }
}
