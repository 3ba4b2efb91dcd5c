import Foundation

struct Errand {
    var title: String
    var isDone = false

    static let today = ["Post office", "Return the ladder", "Bread", "Call the plumber", "Seeds", "Library", "Bicycle"].map {
        Errand(title: $0)
    }
}
