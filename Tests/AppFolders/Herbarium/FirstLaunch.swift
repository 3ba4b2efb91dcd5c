import SwiftData

@MainActor
enum FirstLaunch {
    /// Puts in what every new herbarium begins with.
    static func plant(in context: ModelContext) throws {
        var descriptor = FetchDescriptor<Plant>()
        descriptor.fetchLimit = 1
        guard try context.fetch(descriptor).isEmpty else { return }

        let shade = Bed(name: "Shade", order: 2)
        let sun = Bed(name: "Sun", order: 1)
        context.insert(shade)
        context.insert(sun)
        sun.plants = [
            Plant("Thyme", latinName: "Thymus vulgaris", need: .little),
            Plant("Lavender", latinName: "Lavandula angustifolia", need: .little),
            Plant("Tomato", latinName: "Solanum lycopersicum", need: .much),
        ]
        let fern = Plant("Fern", latinName: "Dryopteris filix-mas", need: .much)
        fern.bed = shade
        context.insert(fern)
        try context.save()
    }
}
