// Data(contentsOf:) with addresses of what is not here.

import Foundation

extension Data {
  // Without Foundation's second parameter, so that this is the one that is called where only an address is
  // given.
  /// The file; of an address on the network what a request for it would get.
  public init(contentsOf url: URL) throws {
    let isRemote = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    self =
      try isRemote ? SampleAnswers.answer(URLRequest(url: url)).get().0 : Data(contentsOf: url, options: [])
  }
}
