import Testing
@testable import Kitchen

struct KitchenTests {
    @Test func breakfastHasThreeRecipes() {
        #expect(RecipeBook.standard.recipes(for: .breakfast).count == 3)
    }
}
