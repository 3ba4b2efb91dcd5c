import Foundation
import Testing

@testable import SampleData

@Suite struct `Sample data that is read by hand` {
  private struct Film: Decodable, Equatable {
    let id: Int
    let title: String
  }

  private enum Kind: String { case short, long }

  private func value(_ address: String = "https://api.example.com/films", rows: Int = 5) -> SampleValue {
    SampleValue(of: SampleBytes(method: "GET", address: address), rows: rows)
  }

  @Test func `becomes what it is asked for as, and stays that`() throws {
    let films = try #require(value().member("films"))
    #expect(films.kind == .open && films.count == 5 && films.kind == .array)
    #expect(films.member("title") == nil && films.text == nil && films.element(5) == nil)
    let title = try #require(films.element(3)?.member("title"))
    #expect(title.text == title.text && title.number == nil && title.kind == .text)
    #expect(films.element(1)?.member("id")?.integer == 2)
    #expect(films.element(0)?.member("id")?.integer == 1 && films.element(0)?.member("id")?.text == nil)
    #expect(films.elements?.count == 5 && films.element(0)?.member("tags")?.count == 3)
  }

  @Test func `is not there where its name says so, and asking nothing of it writes nothing`() {
    let whole = value()
    #expect(whole.member("error")?.isNull == true && whole.member("error")?.member("code") == nil)
    #expect(whole.member("next_page")?.count == nil && whole.member("name")?.isNull == false)
    #expect(
      whole.documentJSON == .object(["error", "next_page", "name"].map { .init(key: $0, value: .null) }))
    #expect(whole.member("rates")?.keys == ["EUR", "USD", "GBP"] && whole.keys?.count == 4)
  }

  @Test func `says twice as much where texts are to be long, in the same forms`() throws {
    struct Person: Decodable {
      let fullName, bio, email, birthday, avatarURL, city: String
      let joined: Date
    }
    let address = SampleBytes(method: "GET", address: "https://api.example.com/people")
    let (usual, long) = try (
      SampleValue(of: address).decode([Person].self)[0],
      SampleValue(of: address, areTextsLong: true).decode([Person].self)[0]
    )
    #expect(long.fullName == "\(usual.fullName) \(usual.fullName)" && long.bio == "\(usual.bio) \(usual.bio)")
    #expect(long.city == "\(usual.city) \(usual.city)")
    #expect(long.email == usual.email && long.birthday == usual.birthday && long.avatarURL == usual.avatarURL)
    #expect(long.joined == usual.joined)
  }

  @Test func `is one document, of which decoders make the same`() throws {
    let whole = value()
    let films = try (0..<5).map { try #require(whole.element($0)).decode(Film.self) }
    let data = Data(whole.documentJSON.prettyText.utf8)
    #expect(try JSONDecoder().decode([Film].self, from: data) == films && Set(films.map(\.title)).count == 5)
    #expect(whole.data == data && SampleBytes(value().data) == whole.origin)
  }

  @Test func `is found behind a dictionary, as long as it is that one`() throws {
    let (whole, other) = (value(), value())
    let dictionary = whole.dictionary
    #expect(dictionary.isEmpty && SampleValue.behind(dictionary) === whole)
    let handed: Any? = dictionary
    #expect(SampleValue.behind(handed as? [String: Any]) === whole)
    #expect(SampleValue.behind(other.dictionary) === other && SampleValue.behind(whole.object) === whole)
    var filled = dictionary
    filled["a"] = 1
    #expect(SampleValue.behind(filled) == nil && SampleValue.behind(dictionary) === whole)
    #expect(SampleValue.behind([String: Any]()) == nil && SampleValue.behind([String: Int]()) == nil)
    #expect(SampleValue.behind(nil) == nil && SampleValue.behind("text") == nil)
    #expect((whole.object as Any) as? [String: Any] != nil)
  }

  @Test func `is not found behind dictionaries that lie where others lay`() {
    for _ in 0..<2000 {
      _ = value().dictionary
      #expect(SampleValue.behind([String: Any](minimumCapacity: 1)) == nil)
    }
  }

  @Test func `is of the types that JSON holds`() throws {
    let film = try #require(value().element(0))
    #expect(film.member("tags")?.held(as: [String].self)?.count == 3)
    #expect(film.member("counts")?.held(as: [String: Int].self)?.isEmpty == false)
    #expect(
      film.member("parts")?.held(as: [[String: Any]].self)?.allSatisfy { SampleValue.behind($0) != nil }
        == true)
    #expect(film.member("title")?.held(as: Any.self) is [String: Any])
    #expect(film.member("day")?.held(as: Date.self) == nil && film.member("day")?.kind == .open)
    #expect(film.member("day")?.natural(as: Date.self) != nil && film.member("day")?.kind == .open)
    #expect(film.member("kind")?.natural(as: Kind.self) != nil)
    let kind = try #require(film.member("genre"))
    kind.prepare(for: Kind.self)
    #expect(kind.text.flatMap(Kind.init) != nil)
  }

  @Test func `is yes or no as a number where its name asks`() {
    let numbers = value(rows: 40).elements?.compactMap { $0.member("is_combo")?.integer } ?? []
    #expect(numbers.count == 40 && Set(numbers) == [0, 1])
  }

  @Test func `is tried with other forms where the first does not suit`() throws {
    struct Unfit: Error {}
    let film = try #require(value().element(0))
    let number: Int = try film.make(Film.self) { film in
      guard let number = film.member("title")?.text.flatMap({ Int($0) }) else { throw Unfit() }
      return number
    }
    #expect(film.member("title")?.text == String(number))
    #expect(throws: Unfit.self) { try film.make(Film.self) { _ in throw Unfit() } as Int }
  }
}
