import Foundation

/// Recipes: keys with numbers at their ends, read by hand into lists; keys of any name.
enum RecipeShapes {
  struct Meals: Codable { let meals: [Meal] }
  struct Meal: Codable { let strMeal: String; let strMealThumb: String; let idMeal: String }
  struct Numbered: Decodable {
    let name: String
    let ingredients: [Ingredient]
    struct Ingredient: Hashable { let name: String; let measure: String }
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      func text(_ name: String) throws -> String? {
        guard let key = Key(stringValue: name) else { return nil }
        return try container.decodeIfPresent(String.self, forKey: key)
      }
      name = try text("strMeal") ?? ""
      ingredients = try (1...20).compactMap { number in
        guard let name = try text("strIngredient\(number)"), !name.isEmpty else { return nil }
        return Ingredient(name: name, measure: try text("strMeasure\(number)") ?? "")
      }
    }
  }
  struct Recipe: Codable {
    let id: Int; let title: String; let image: String?; let readyInMinutes: Int?; let servings: Int;
    let extendedIngredients: [Ingredient]; let analyzedInstructions: [Instruction]
  }
  struct Ingredient: Codable {
    let aisle: String?; let amount: Double; let unit: String; let measures: [String: Measure]
  }
  struct Measure: Codable { let amount: Double; let unitShort: String }
  struct Instruction: Codable { let name: String; let steps: [Step] }
  struct Step: Codable { let number: Int; let step: String; let equipment: [Tool]?; let length: Length? }
  struct Tool: Codable { let id: Int; let name: String; let image: String }
  struct Length: Codable {
    let number: Int; let unit: Unit; enum Unit: String, Codable { case minutes, hours }
  }
  struct Nutrition: Codable { let calories: Nutrient; let totalNutrients: [String: Nutrient] }
  struct Nutrient: Codable { let label: String; let quantity: Double; let unit: String }
  struct Hits: Codable {
    let from, to, count: Int; let hits: [Hit]; let links: Links
    struct Hit: Codable { let recipe: Edamam }
    struct Links: Codable { let next: Link? }
    struct Link: Codable { let href: String; let title: String }
    enum CodingKeys: String, CodingKey { case from, to, count, hits, links = "_links" }
  }
  struct Edamam: Codable {
    let uri: String; let label: String; let dietLabels: [String]; let totalTime: Double; let yield: Double;
    let digest: [Digest]
  }
  struct Digest: Codable {
    let label: String; let sub: [Digest]?; let hasRdi: Bool;
    enum CodingKeys: String, CodingKey { case label, sub, hasRdi = "hasRDI" }
  }
  enum Difficulty: String, Codable, CaseIterable { case easy = "EASY", medium = "MEDIUM", hard = "HARD" }
  struct Card: Codable {
    let difficulty: Difficulty; let tags: Set<String>; let time: ClosedRange<Int>?; let author: Author;
    struct Author: Codable { let name: String; let avatar: URL }
  }
  /// An hour and twenty minutes, as `1:20`.
  struct Minutes: Decodable {
    let value: Int
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let parts = text.split(separator: ":").compactMap { Int($0) }
      guard parts.count == 2, parts[1] < 60 else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
      }
      value = parts[0] * 60 + parts[1]
    }
  }
  struct Plan: Decodable { let preparation: Minutes; let cooking: Minutes; let days: [String: [Meal]] }

  static let all: [Shape] = [
    Shape(Meals.self), Shape(Meal.self), Shape(Numbered.self), Shape([Numbered].self), Shape(Recipe.self),
    Shape([Recipe].self),
    Shape(Nutrition.self), Shape(Hits.self), Shape(Edamam.self), Shape(Digest.self), Shape([Difficulty].self),
    Shape(Card.self),
    Shape(Minutes.self), Shape(Plan.self), Shape([String: [Step]].self),
  ]
}
