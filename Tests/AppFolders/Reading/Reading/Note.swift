import CoreData

public class Note: NSManagedObject {

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(Date(timeIntervalSince1970: 1_700_000_000), forKey: "writtenAt")
    }
}
