import Foundation
import SwiftUI

struct Podcast: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var tint: String

    static let library = ["Small Hours", "Ground Truth", "The Kettle", "Two Maps", "Weather Desk", "Bookends"].enumerated().map {
        Podcast(title: $1, tint: ["red", "green", "blue"][$0 % 3])
    }
}
