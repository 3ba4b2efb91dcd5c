import Testing

@testable import UIKit

private final class Film: NSObject {
  let title: String
  let year: Int
  let rating: Double?
  let tags: [String]
  var studio: Studio?

  init(_ title: String, _ year: Int, _ rating: Double?, _ tags: [String], _ studio: Studio? = nil) {
    (self.title, self.year, self.rating, self.tags, self.studio) = (title, year, rating, tags, studio)
  }
}

private final class Studio: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct `Predicates` {
  private let films = [
    Film("Älpen", 1971, 7.5, ["quiet", "long"], Studio("North")), Film("Blue Hour", 1999, nil, ["quiet"]),
    Film("City 3", 2010, 8.5, [], Studio("South")),
    Film("dusk", 2021, 6, ["short", "loud"], Studio("north")),
  ]

  private func titles(_ predicate: NSPredicate) -> String {
    let found = NSArray(array: films).filtered(using: predicate) as? [Film]
    return found?.map { String($0.title.prefix(1)) }.joined() ?? ""
  }

  @Test(arguments: [
    ("year > 1999", "Cd"), ("year >= 1999 AND year < 2021", "BC"), ("year = 1971 || title == 'dusk'", "Äd"),
    ("!(year == 1971)", "BCd"), ("NOT year == 1971 && rating != nil", "Cd"), ("rating == nil", "B"),
    ("rating != 6", "ÄBC"), ("title CONTAINS[cd] \"alp\"", "Ä"), ("title BEGINSWITH 'D'", ""),
    ("title BEGINSWITH[c] 'D'", "d"), ("title ENDSWITH '3'", "C"), ("title LIKE 'B*H?ur'", "B"),
    ("title MATCHES '.* [0-9]+'", "C"), ("year IN {1971, 2010}", "ÄC"), ("year BETWEEN {1990, 2010}", "BC"),
    ("ANY tags == 'quiet'", "ÄB"), ("NONE tags == 'quiet'", "Cd"), ("ALL tags IN {'quiet', 'long'}", "ÄBC"),
    ("tags.@count > 1", "Äd"), ("tags CONTAINS 'loud'", "d"), ("'quiet' IN tags", "ÄB"),
    ("studio.name ==[c] 'north'", "Äd"),
    ("studio = nil", "B"), ("title.length == 4", "d"), ("year + 10 > 2020", "d"),
    ("(year + 1) * 2 == 4022", "C"),
    ("SUBQUERY(tags, $t, $t CONTAINS 'o').@count == 2", "d"), ("TRUEPREDICATE", "ÄBCd"),
    ("FALSEPREDICATE", ""),
    ("SELF.year == 1999", "B"), ("year > -5 and year <> 1999", "ÄCd"), ("rating > 7.25", "ÄC"),
    ("studio.@count == 0", "B"), ("lowercase(title) == 'city 3'", "C"), ("max(tags.@count, 1) == 2", "Äd"),
  ])
  func `find by their format`(format: String, found: String) {
    #expect(titles(NSPredicate(format: format)) == found)
  }

  @Test func `take arguments of all kinds in their places`() {
    #expect(titles(NSPredicate(format: "%K == %@ OR year == %d", "title", "dusk", 1971)) == "Äd")
    #expect(titles(NSPredicate(format: "year IN %@", [1999, 2010])) == "BC")
    #expect(
      titles(NSPredicate(format: "rating > %f AND %K BEGINSWITH[c] %@", 6.5, "studio.name", "S")) == "C")
    #expect(titles(NSPredicate(format: "studio == %@", films[2].studio)) == "C")
    #expect(titles(NSPredicate(format: "rating == %@", nil as Double?)) == "B")
    #expect(titles(NSPredicate(format: "year > %ld", argumentArray: [2010])) == "d")
    #expect(titles(NSPredicate(format: "title CONTAINS '%@'", "dusk")) == "")
  }

  @Test func `take what a device bridges to objects`() throws {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF"))
    #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: ["id": id]))
    let day = Date(timeIntervalSince1970: 0)
    #expect(NSPredicate(format: "day > %@", day as CVarArg).evaluate(with: ["day": day + 1]))
    #expect(String(format: "%@", id as CVarArg) == id.uuidString)
  }

  @Test func `take values for their variables`() {
    let template = NSPredicate(format: "year > $YEAR")
    #expect(titles(template.withSubstitutionVariables(["YEAR": 2000])) == "Cd")
    #expect(template.evaluate(with: films[3], substitutionVariables: ["YEAR": 2020]))
  }

  @Test func `are joined, and made of expressions`() {
    let (old, quiet) = (NSPredicate(format: "year < 2000"), NSPredicate(format: "ANY tags == 'quiet'"))
    #expect(titles(NSCompoundPredicate(andPredicateWithSubpredicates: [old, quiet])) == "ÄB")
    #expect(titles(NSCompoundPredicate(notPredicateWithSubpredicate: old)) == "Cd")
    #expect(titles(NSCompoundPredicate(orPredicateWithSubpredicates: [])) == "")
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "title"),
      rightExpression: NSExpression(forConstantValue: "DUSK"),
      modifier: .direct, type: .equalTo, options: .caseInsensitive)
    #expect(titles(comparison) == "d")
    #expect(comparison.predicateFormat == "title ==[c] \"DUSK\"")
  }

  @Test(arguments: [
    "", "year >", "year > )", "year == %@", "((((", "year LIKES 3", "'open", "{1, 2", "year == 1 2", "$",
    "ANY",
    String(repeating: "(", count: 5000), String(repeating: "NOT ", count: 5000) + "TRUEPREDICATE",
    String(repeating: "-", count: 5000) + "1 == 1",
  ])
  func `that are not understood let everything pass, with a word`(format: String) {
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    var reports: [String] = []
    loop.session.report = { reports.append($0) }
    #expect(titles(NSPredicate(format: format)) == "ÄBCd")
    #expect(
      reports == ["The predicate \"\(format)\" is not understood here (NSPredicate): everything passes it."])
  }

  @Test func `find in dictionaries, and texts by themselves`() {
    let rows: [[String: Any]] = [["a": 1], ["a": 2, "b": ["c": "x"]]]
    #expect(NSArray(array: rows).filtered(using: NSPredicate(format: "a == 2 AND b.c == 'x'")).count == 1)
    let words = NSArray(array: ["ab", "b"]).filtered(using: NSPredicate(format: "SELF CONTAINS 'a'"))
    #expect(words as? [String] == ["ab"])
  }
}

@MainActor @Suite struct `Sort descriptors` {
  private let films = [Film("b10", 2, nil, []), Film("B9", 1, 3, []), Film("a", 1, 4, [])]

  private func titles(_ descriptors: NSSortDescriptor...) -> [String] {
    (NSArray(array: films).sortedArray(using: descriptors) as? [Film])?.map(\.title) ?? []
  }

  @Test func `sort by key, by key path, and by one after the other`() {
    #expect(titles(NSSortDescriptor(key: "title", ascending: true)) == ["B9", "a", "b10"])
    #expect(titles(NSSortDescriptor(keyPath: \Film.year, ascending: false)) == ["b10", "B9", "a"])
    #expect(
      titles(NSSortDescriptor(key: "year", ascending: true), NSSortDescriptor(key: "title", ascending: false))
        == ["a", "B9", "b10"])
  }

  @Test func `put nothing first, and know of letters and numbers what their selector says`() {
    #expect(titles(NSSortDescriptor(key: "rating", ascending: true)) == ["b10", "B9", "a"])
    let standard = Selector("localizedStandardCompare(_:)")
    #expect(
      titles(NSSortDescriptor(key: "title", ascending: true, selector: standard)) == ["a", "B9", "b10"])
    let caseless = Selector("caseInsensitiveCompare(_:)")
    #expect(
      titles(NSSortDescriptor(key: "title", ascending: true, selector: caseless)) == ["a", "b10", "B9"])
  }
}
