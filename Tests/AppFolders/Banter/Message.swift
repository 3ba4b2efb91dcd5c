import FirebaseFirestore
import Foundation

struct Message {
    let text: String
    let sender: String
    let sentAt: Date

    init(text: String, sender: String, sentAt: Date = Date()) {
        self.text = text
        self.sender = sender
        self.sentAt = sentAt
    }

    init?(document: QueryDocumentSnapshot) {
        let data = document.data()
        guard let text = data["text"] as? String, let sender = data["sender"] as? String else { return nil }
        self.init(text: text, sender: sender, sentAt: (data["sentAt"] as? Timestamp)?.dateValue() ?? Date())
    }
}
