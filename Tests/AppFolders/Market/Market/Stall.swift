import Foundation

struct Stall {
    let name: String
    let goods: [String]

    static let all: [Stall] = [
        Stall(name: "Three Hens", goods: ["Eggs", "Butter"]),
        Stall(name: "Root & Leaf", goods: ["Carrots", "Chard", "Beets"]),
        Stall(name: "Old Mill", goods: ["Rye bread", "Flour"]),
        Stall(name: "Salt Shed", goods: ["Smoked trout"]),
        Stall(name: "Hive Nine", goods: ["Honey", "Candles"]),
        Stall(name: "Orchard Row", goods: ["Apples", "Cider", "Quinces"]),
    ]
}
