import CoreData
import UIKit

extension Book {

    @objc var shelfName: String {
        shelf?.name ?? "Elsewhere"
    }

    var detail: String {
        "\(author ?? "Unknown") · \(pages) pages · \(notes?.count ?? 0) notes"
    }

    var image: UIImage? {
        cover.flatMap(UIImage.init(data:))
    }
}
