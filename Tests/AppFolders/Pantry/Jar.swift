import Foundation
import RealmSwift

class Jar: Object {
    @objc dynamic var id = UUID().uuidString
    @objc dynamic var name = ""
    @objc dynamic var grams = 0
    @Persisted var openedAt: Date?
    let labels = List<String>()

    override static func primaryKey() -> String? {
        return "id"
    }

    convenience init(name: String, grams: Int) {
        self.init()
        self.name = name
        self.grams = grams
    }
}

final class JarStore {
    private let realm = try? Realm()
    private var token: NotificationToken?

    var jars: [Jar] {
        guard let realm = realm else { return [] }
        return Array(realm.objects(Jar.self).sorted(byKeyPath: "name"))
    }

    func add(_ jar: Jar) {
        try? realm?.write {
            realm?.add(jar, update: .modified)
        }
    }

    func observe(_ change: @escaping () -> Void) {
        token = realm?.objects(Jar.self).observe { _ in change() }
    }
}
