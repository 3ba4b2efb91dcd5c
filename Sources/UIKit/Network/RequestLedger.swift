// The requests that were made, and the kinds of their answers.

import SampleData
import Synchronization

/// The kind of answer that a request got.
package enum RequestAnswer: Hashable, Sendable {
  /// Sample data that has not been read yet, or that was read by hand: a mock would show what is there.
  case unread
  /// Sample data of the type of that name.
  case sample(type: String)
  /// A file of the folder of mocks.
  case mock(file: String)
  /// A placeholder.
  case picture
}

/// Requests to one address since the ledger was asked last.
package struct RequestNews: Hashable, Sendable {
  package var method: String
  package var address: String
  package var answer: RequestAnswer
  package var count: Int

  package init(method: String, address: String, answer: RequestAnswer, count: Int) {
    (self.method, self.address, self.answer, self.count) = (method, address, answer, count)
  }
}

/// The requests that this process has made. Previewed code makes them on any thread.
package enum RequestLedger {
  private struct Key: Hashable {
    var method: String
    var address: String
  }

  /// A document of sample data.
  enum Document: Sendable {
    case made(SampleJSON)
    /// One that is being read: it is what has been read of it.
    case read(SampleValue)

    var json: SampleJSON {
      switch self {
      case .made(let json): json
      case .read(let value): value.documentJSON
      }
    }
  }

  private struct State {
    var news: [(key: Key, answer: RequestAnswer, count: Int)] = []
    var documents: [Key: Document] = [:]
    var keepsDocuments = false
  }

  private static let state = Mutex(State())

  /// Addresses between two questions; more than a screen asks for.
  private static let most = 500
  /// Characters of an address.
  package static let longestAddress = 1000

  /// Notes a request; pictures of one host are one.
  package static func asked(_ method: String, _ address: String, _ answer: RequestAnswer) {
    note(Key(method: method, address: String(address.prefix(longestAddress))), answer, 1)
  }

  /// Notes what was made of an answer that came before.
  static func read(_ bytes: SampleBytes, as type: String, _ document: Document) {
    let key = Key(method: bytes.method, address: String(bytes.address.prefix(longestAddress)))
    note(key, .sample(type: type), 0)
    state.withLock { if $0.keepsDocuments { $0.documents[key] = document } }
  }

  private static func note(_ key: Key, _ answer: RequestAnswer, _ count: Int) {
    state.withLock { state in
      guard let index = state.news.firstIndex(where: { $0.key == key }) else {
        if state.news.count < most { state.news.append((key, answer, count)) }
        return
      }
      if answer != .unread { state.news[index].answer = answer }
      state.news[index].count += count
    }
  }

  /// The requests since the last call, in the order of the first of each.
  package static func take() -> [RequestNews] {
    state.withLock { state in
      defer { state.news = [] }
      return state.news.map {
        RequestNews(method: $0.key.method, address: $0.key.address, answer: $0.answer, count: $0.count)
      }
    }
  }

  /// From now on keeps the documents of sample data, for `takeDocuments()`.
  package static func keepDocuments() { state.withLock { $0.keepsDocuments = true } }

  /// The latest document of each address, in the order of these.
  package static func takeDocuments() -> [(method: String, address: String, json: SampleJSON)] {
    state.withLock { state in
      defer { state.documents = [:] }
      return state.documents.map { ($0.method, $0.address, $1.json) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    }
  }
}
