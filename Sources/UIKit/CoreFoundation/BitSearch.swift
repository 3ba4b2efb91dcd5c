// fls, flsl, flsll — after their manual page. Linux has `ffs` and its kin itself.
// State: complete.

/// The place of the highest bit that is set, from 1; 0 where none is.
public func fls(_ value: Int32) -> Int32 { Int32(Int32.bitWidth - value.leadingZeroBitCount) }

/// As `fls`.
public func flsl(_ value: Int) -> Int32 { Int32(Int.bitWidth - value.leadingZeroBitCount) }

/// As `fls`.
public func flsll(_ value: Int64) -> Int32 { Int32(Int64.bitWidth - value.leadingZeroBitCount) }
