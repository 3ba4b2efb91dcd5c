import Foundation
import CoreGraphics

struct Pin {
    let title: String
    let author: String
    let likes: Int
    let height: CGFloat

    static func samplePins() -> [Pin] {
        let titles = ["Oak table", "Blue door", "Rope bridge", "Lantern", "Harbour steps", "Paper cranes",
                      "Clay bowl", "Morning fog", "Green bicycle", "Attic window"]
        var pins = [Pin]()
        for (index, title) in titles.enumerated() {
            pins.append(Pin(title: title, author: "member\(index + 1)", likes: index * 7 % 31,
                            height: CGFloat(110 + index * 37 % 90)))
        }
        return pins
    }
}
