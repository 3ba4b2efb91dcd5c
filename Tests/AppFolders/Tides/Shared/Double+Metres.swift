import Foundation

extension Double {
    var metresText: String { String(format: "%.1f m", self) }
}
