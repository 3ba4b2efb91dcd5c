import Foundation

/// A line of the table in the app.
struct Entry: Hashable {
    let time: String
    let metres: Double
    let isHigh: Bool

    static let today = [
        Entry(time: "03:12", metres: 0.7, isHigh: false), Entry(time: "09:20", metres: 4.1, isHigh: true),
        Entry(time: "15:41", metres: 0.9, isHigh: false), Entry(time: "21:48", metres: 3.8, isHigh: true),
    ]
}
