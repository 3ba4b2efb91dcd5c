import Glibc

/// A pipe from a child, read line by line.
public struct LinePipe {
  private var pipe: ChildPipe
  private var splitter = LineSplitter()

  /// Opens both ends.
  public init() throws(LaunchError) {
    pipe = try ChildPipe()
  }

  /// Where this process reads; -1 once it is closed.
  public var readEnd: Int32 { pipe.readEnd }

  /// To be passed on to the child; -1 once it is closed here.
  public var writeEnd: Int32 { pipe.writeEnd }

  /// Whether more may come.
  public var isOpen: Bool { readEnd >= 0 }

  /// Closes the end that the child has; nothing the second time.
  public mutating func closeWriteEnd() { pipe.closeWriteEnd() }

  /// Closes the end that is read here; nothing the second time.
  public mutating func close() { pipe.closeReadEnd() }

  /// Waits until there is something, and reads a bounded amount of it. Closes at the end, when the last line
  /// counts even without its line feed.
  ///
  /// - Parameter output: descriptor that all bytes are copied to; nil for none.
  /// - Returns: the lines that have ended; often none.
  public mutating func readLines(forwardingTo output: Int32? = nil) -> [String] {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(readEnd, &chunk, chunk.count)
    guard count > 0 else {
      close()
      return splitter.lastLine().map { [$0] } ?? []
    }
    if let output { _ = write(output, chunk, count) }
    return splitter.lines(adding: chunk[..<count])
  }
}
