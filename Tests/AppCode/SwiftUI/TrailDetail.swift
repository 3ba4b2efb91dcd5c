import SwiftUI

struct Trail {
  let name: String
  let length: Measurement<UnitLength>
  let difficulty: Double
}

struct TrailDetail: View {
  let trail: Trail
  @Environment(\.dismiss) private var dismiss
  @State private var isSaved = false

  init(
    trail: Trail = Trail(
      name: "Coast Path", length: Measurement(value: 12, unit: .kilometers), difficulty: 0.4)
  ) {
    self.trail = trail
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .bottomLeading) {
          LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(height: 280)
          VStack(alignment: .leading, spacing: 4) {
            Text(trail.name).font(.largeTitle.bold())
            Label("Cornwall", systemImage: "mappin.and.ellipse").font(.subheadline)
          }
          .foregroundStyle(.white)
          .padding()
        }
        VStack(alignment: .leading, spacing: 16) {
          Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
            GridRow {
              Text("Length").foregroundStyle(.secondary)
              Text("12 km")
            }
            GridRow {
              Text("Difficulty").foregroundStyle(.secondary)
              ProgressView(value: trail.difficulty)
            }
          }
          Divider()
          Text("Cliffs, coves and a great deal of wind. Bring a coat, and mind the edge in the fog.")
            .font(.body)
            .lineSpacing(4)
          GroupBox("Season") { Text("April to October") }
          Button {
            isSaved.toggle()
          } label: {
            Text(isSaved ? "Saved" : "Save for later").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
        }
        .padding()
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}

#Preview { TrailDetail() }
