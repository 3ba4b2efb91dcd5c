import Foundation
import SwiftData

@Model
final class Plant {
    @Attribute(.unique) var latinName: String
    var name: String
    var need: WaterNeed
    var wateredAt: Date?
    var bed: Bed?
    @Relationship(
        deleteRule: .cascade,
        inverse: \Watering.plant
    ) var waterings: [Watering] = []
    @Transient var isSelected = false

    init(_ name: String, latinName: String, need: WaterNeed = .some) {
        self.name = name
        self.latinName = latinName
        self.need = need
    }

    func water(on date: Date = .now) {
        wateredAt = date
        waterings.append(Watering(date: date))
    }
}

enum WaterNeed: String, Codable, CaseIterable, Identifiable {
    case little, some, much
    var id: Self { self }
}

@Model
final class Watering {
    var date: Date
    var plant: Plant?

    init(date: Date) { self.date = date }
}

@Model
final class Bed {
    var name: String
    var order: Int
    @Relationship(deleteRule: .nullify) var plants = [Plant]()

    init(name: String, order: Int) {
        self.name = name
        self.order = order
    }
}
