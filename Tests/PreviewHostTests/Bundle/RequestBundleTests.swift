import Foundation
import Testing

@testable import PreviewHost

/// A library that asks servers for its rows, loaded and inspected by the agent as a process.
@Suite struct `Bundles that ask for data` {
  private static let library = Result { try TestBundle.compile("RequestBundle", source) }

  private func agent(_ words: [String]) throws -> TestBundle.Outcome {
    try TestBundle.run(TestBundle.agent, ["inspect", "--bundle", Self.library.get()] + words)
  }

  private func cells(in outcome: TestBundle.Outcome) -> Int {
    outcome.output.components(separatedBy: #""kind": "cell""#).count - 1
  }

  @Test func `show as many rows as they are told, and say what answered`() throws {
    for rows in [12, 4] {
      let outcome = try agent(["films", "--rows", String(rows)])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(cells(in: outcome) == rows, "\(outcome.output.suffix(500))")
      #expect(
        outcome.output.contains(
          #"{"method": "GET", "address": "https://api.example.com/films?page=1", "answer": "sample", "#),
        "\(outcome.output.suffix(500))")
    }
  }

  @Test func `are the same on every run`() throws {
    #expect(try agent(["films"]).output == agent(["films"]).output)
  }

  @Test func `leave mocks, which then answer, and are never written over`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try agent(["--write-mocks", "0", folder]).status == 0)
    let file = "\(folder)/GET/api.example.com/films.json"
    let written = try #require(FileManager.default.contents(atPath: file))
    #expect(written.count > 100)

    let own = Data(
      #"{"results": [{"id": 1, "title": "Mine", "kind": "b", "poster": "https://a.example/p.jpg"}]}"#.utf8)
    try own.write(to: URL(fileURLWithPath: file))
    #expect(try agent(["--write-mocks", "0", folder]).status == 0)
    #expect(FileManager.default.contents(atPath: file) == own)
    #expect(try agent(["--write-mocks", "1", folder]).status == 4)

    let outcome = try agent(["films", "--mock", folder])
    #expect(cells(in: outcome) == 1, "\(outcome.output.suffix(500))")
    #expect(outcome.output.contains(#""answer": "mock", "detail": "GET/api.example.com/films.json""#))
  }

  @Test(arguments: [
    ["--rows", "x"], ["--rows", "-1"], ["--mock", "/no/such/folder"], ["--locale", "../x"],
  ])
  func `are not run with flags that make no sense`(words: [String]) throws {
    let outcome = try agent(["films"] + words)
    #expect(outcome.status == 2 && outcome.errors.contains("\(words[0]) \(words[1]): "), "\(outcome.errors)")
  }

  private static let source = """
    import UIKit
    import PreviewRuntime

    struct Film: Decodable {
      enum Kind: String, Decodable { case a, b }
      let id: Int
      let title: String
      let kind: Kind
      let poster: URL
    }
    struct Page: Decodable { let results: [Film] }

    final class Films: UICollectionViewController {
      var films: [Film] = []

      init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        Task { @MainActor in
          guard let url = URL(string: "https://api.example.com/films?page=1"),
            let (data, _) = try? await URLSession.shared.data(from: url),
            let page = try? JSONDecoder().decode(Page.self, from: data)
          else { return }
          films = page.results
          for film in films.prefix(1) {
            let bytes = try? Data(contentsOf: film.poster)
            precondition(bytes.flatMap { UIImage(data: $0) } != nil)
          }
          collectionView.reloadData()
        }
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        films.count
      }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }

    @_cdecl("scrollwork_register")
    @MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {
      let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()
      bundle.preview("Films") { Films() as UIViewController }
    }
    """
}
