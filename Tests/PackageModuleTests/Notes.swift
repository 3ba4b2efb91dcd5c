import SampleData
import UIKit

/// Lines that closures have written.
@MainActor final class Notes {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

struct Film: Codable, Equatable {
  let id: Int
  let title: String
}

/// The films that `JSONDecoder` makes of the answer to a request for that address, the first of its preview.
func sampleFilms(_ address: String, method: String = "GET") throws -> [Film] {
  try JSONDecoder().decode([Film].self, from: SampleBytes(method: method, address: address).data)
}
