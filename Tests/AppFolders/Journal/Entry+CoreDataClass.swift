import CoreData
import Foundation

@objc(Entry)
public class Entry: NSManagedObject {
    var preview: String {
        return String((text ?? "").prefix(40))
    }
}
