import CoreData

public final class Shelf: NSManagedObject {

    @NSManaged var name: String
    @NSManaged var order: Int16
    @NSManaged var books: Set<Book>

    var summary: String {
        books.count == 1 ? "1 book" : "\(books.count) books"
    }

    static func sorted() -> NSFetchRequest<Shelf> {
        let request = NSFetchRequest<Shelf>(entityName: "Shelf")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Shelf.order, ascending: true)]
        return request
    }
}
