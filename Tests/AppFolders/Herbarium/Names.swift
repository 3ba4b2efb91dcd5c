import Foundation
import SwiftData

/// Changes names away from the main actor.
@ModelActor
actor Names {
    func capitalise() throws -> Int {
        let plants = try modelContext.fetch(FetchDescriptor<Plant>())
        for plant in plants { plant.name = plant.name.capitalized }
        try modelContext.save()
        return plants.count
    }
}
