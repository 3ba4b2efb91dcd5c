import SwiftData
import SwiftUI

struct PlantList: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var plants: [Plant]
    @Query(sort: \Bed.order) private var beds: [Bed]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(beds) { bed in
                    Section(bed.name) {
                        BedRows(bed: bed.name)
                    }
                }
            }
            .navigationTitle("\(plants.count) plants")
            .navigationDestination(for: Plant.self) { plant in
                PlantDetail(plant: plant)
            }
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { NewPlant() }
        }
    }
}

/// The plants of one bed, by name.
struct BedRows: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var plants: [Plant]

    init(bed: String) {
        let predicate = #Predicate<Plant> { plant in
            plant.bed?.name == bed
        }
        _plants = Query(filter: predicate, sort: \Plant.name)
    }

    var body: some View {
        ForEach(plants) { plant in
            NavigationLink(value: plant) {
                HStack {
                    Text(plant.name)
                    Spacer()
                    Text(plant.need.rawValue).foregroundStyle(.secondary)
                }
            }
        }
        .onDelete { offsets in
            for index in offsets { modelContext.delete(plants[index]) }
        }
    }
}

#Preview {
    PlantList()
        .modelContainer(for: Plant.self, inMemory: true)
}
