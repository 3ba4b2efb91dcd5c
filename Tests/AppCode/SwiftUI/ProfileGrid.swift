import SwiftUI

@Observable final class ProfileModel {
  var followers = 1204
  var follows = false
  let tiles = (0..<24).map { Double($0) / 24 }
}

struct Statistic: View {
  let value: Int
  let name: String
  var body: some View {
    VStack {
      Text(value, format: .number).font(.headline)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ProfileGrid: View {
  @State private var model = ProfileModel()
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Image(systemName: "person.crop.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 96)
          .foregroundStyle(.gray)
        Text("Mary Anning").font(.title2.weight(.semibold))
        HStack {
          Statistic(value: model.tiles.count, name: "Finds")
          Statistic(value: model.followers, name: "Followers")
          Statistic(value: 86, name: "Following")
        }
        Button(model.follows ? "Following" : "Follow") {
          model.follows.toggle()
          model.followers += model.follows ? 1 : -1
        }
        .buttonStyle(.bordered)
      }
      .padding()
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(model.tiles, id: \.self) { hue in
          Color(hue: hue, saturation: 0.5, brightness: 0.9)
            .aspectRatio(1, contentMode: .fit)
        }
      }
    }
  }
}

#Preview { ProfileGrid() }
