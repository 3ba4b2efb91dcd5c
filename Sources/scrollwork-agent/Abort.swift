// How the process ends when Swift's runtime gives up: out of memory above all.

import Glibc

/// Stands for the C library's `abort`, which is compiled without frame pointers: Swift's backtrace would stop
/// there, and never come to the previewed code that asked for too much. Ends by a bad address instead of a
/// signal of its own.
@_cdecl("abort") public func abortTraceably() -> Never {
  // The first page belongs to no process.
  UnsafeMutablePointer<UInt8>(bitPattern: 8)?.pointee = 0
  _exit(134)
}
