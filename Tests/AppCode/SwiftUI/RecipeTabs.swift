import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int
  static let all = [
    Recipe(id: 1, name: "Lentil soup", minutes: 35), Recipe(id: 2, name: "Focaccia", minutes: 180),
    Recipe(id: 3, name: "Tomato salad", minutes: 10),
  ]
}

struct RecipeList: View {
  @State private var path: [Recipe] = []
  @Binding var favourites: Set<Int>

  var body: some View {
    NavigationStack(path: $path) {
      List(Recipe.all) { recipe in
        NavigationLink(value: recipe) {
          HStack {
            Text(recipe.name)
            Spacer()
            if favourites.contains(recipe.id) { Image(systemName: "star.fill").foregroundStyle(.yellow) }
          }
        }
        .badge(recipe.minutes)
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(
          recipe: recipe,
          isFavourite: Binding(
            get: { favourites.contains(recipe.id) },
            set: { if $0 { favourites.insert(recipe.id) } else { favourites.remove(recipe.id) } }))
      }
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Binding var isFavourite: Bool

  var body: some View {
    VStack(spacing: 20) {
      Text("\(recipe.minutes) minutes").font(.title)
      Toggle("Favourite", isOn: $isFavourite).frame(maxWidth: 240)
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Share", systemImage: "square.and.arrow.up") {}
    }
  }
}

struct RecipeTabs: View {
  enum Screen { case recipes, favourites }
  @State private var screen = Screen.recipes
  @State private var favourites: Set<Int> = [2]

  var body: some View {
    TabView(selection: $screen) {
      RecipeList(favourites: $favourites)
        .tabItem { Label("Recipes", systemImage: "book") }
        .tag(Screen.recipes)
      List(Recipe.all.filter { favourites.contains($0.id) }) { Text($0.name) }
        .tabItem { Label("Favourites", systemImage: "star") }
        .badge(favourites.count)
        .tag(Screen.favourites)
    }
  }
}

#Preview { RecipeTabs() }
