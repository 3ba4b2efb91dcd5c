import SwiftUI

struct CitySearch: View {
  private let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Lisbon", "London", "Madrid", "Oslo", "Paris", "Rome", "Vienna",
  ]
  @State private var query = ""
  @State private var chosen: String?

  private var found: [String] {
    query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self, selection: $chosen) { city in
        Label(city, systemImage: city == chosen ? "mappin.circle.fill" : "mappin.circle")
          .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Cities")
      .searchable(text: $query, prompt: "Find a city")
      .autocorrectionDisabled()
    }
  }
}

#Preview { CitySearch() }
