import Foundation

protocol Oven: AnyObject {
    var degrees: Int { get }
}

final class StoneOven: Oven {
    let degrees = 250
}

struct Loaf {
    let name: String
    let grams: Int
}

protocol LoafStore {
    var loaves: [Loaf] { get }
}

final class BakedLoaves: LoafStore {
    private let oven: Oven

    init(oven: Oven) {
        self.oven = oven
    }

    var loaves: [Loaf] {
        guard oven.degrees > 200 else { return [] }
        return ["Rye", "Spelt", "Walnut", "Baguette", "Ciabatta"].map { Loaf(name: $0, grams: 100 * $0.count) }
    }
}

final class LoavesViewModel {
    let loaves: [Loaf]
    let title: String

    init(store: LoafStore, oven: Oven) {
        loaves = store.loaves
        title = "\(oven.degrees) °C"
    }
}

final class LoafViewModel {
    let loaf: Loaf

    init(store: LoafStore, index: Int) {
        loaf = store.loaves[index]
    }
}
