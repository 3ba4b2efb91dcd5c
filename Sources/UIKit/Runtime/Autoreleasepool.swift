// Objects here are let go of at once, so there is nothing to drain.

import QuartzCore

/// Runs `body`.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
