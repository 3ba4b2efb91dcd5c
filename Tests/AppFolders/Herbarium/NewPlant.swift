import SwiftData
import SwiftUI

struct NewPlant: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @Query(sort: [SortDescriptor(\Bed.order)]) private var beds: [Bed]
    @State private var name = ""
    @State private var need = WaterNeed.some

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Picker("Water", selection: $need) {
                    ForEach(WaterNeed.allCases) { Text($0.rawValue).tag($0) }
                }
            }
            .navigationTitle("New plant")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(name.isEmpty)
                }
            }
        }
    }

    private func save() {
        let plant = Plant(name, latinName: name.lowercased(), need: need)
        plant.bed = beds.first
        context.insert(plant)
        dismiss()
    }
}

struct PlantDetail: View {
    @Bindable var plant: Plant

    var body: some View {
        Form {
            TextField("Name", text: $plant.name)
            Text(plant.latinName).italic()
            Section("Waterings") {
                ForEach(plant.waterings.sorted { $0.date > $1.date }) { watering in
                    Text(watering.date, style: .date)
                }
                Button("Water now") { plant.water() }
            }
        }
        .navigationTitle(plant.name)
    }
}
