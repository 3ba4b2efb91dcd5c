import Foundation

struct Recipe: Hashable, Identifiable, Sendable {
    enum Course: String, CaseIterable, Hashable, Sendable {
        case breakfast, lunch, dinner

        var title: String { rawValue.capitalized }
    }

    let id: UUID
    var name: String
    var minutes: Int
    var course: Course

    init(_ name: String, minutes: Int, course: Course) {
        self.id = UUID()
        self.name = name
        self.minutes = minutes
        self.course = course
    }
}

struct RecipeBook {
    var recipes: [Recipe]

    func recipes(for course: Recipe.Course) -> [Recipe] {
        recipes.filter { $0.course == course }
    }

    static let standard = RecipeBook(recipes: [
        Recipe("Porridge with pears", minutes: 15, course: .breakfast),
        Recipe("Buckwheat pancakes", minutes: 25, course: .breakfast),
        Recipe("Scrambled eggs", minutes: 10, course: .breakfast),
        Recipe("Lentil soup", minutes: 40, course: .lunch),
        Recipe("Warm bean salad", minutes: 20, course: .lunch),
        Recipe("Mushroom barley", minutes: 50, course: .dinner),
        Recipe("Baked squash", minutes: 60, course: .dinner),
        Recipe("Leek tart", minutes: 75, course: .dinner),
    ])
}
