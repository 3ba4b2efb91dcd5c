import FirebaseAuth
import FirebaseFirestore
import UIKit

class ChatViewController: UIViewController {

    private let room: String
    private var listener: ListenerRegistration?
    private var messages = [
        Message(text: "Is anybody here?", sender: "ada"), Message(text: "Since noon.", sender: "bo"),
        Message(text: "Bring the ladder tomorrow, and the long rope if you can still find it.", sender: "ada"),
        Message(text: "I will.", sender: "me"),
    ]
    private let collectionView: UICollectionView

    init(room: String) {
        self.room = room
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 10
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        listener?.remove()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = room
        collectionView.frame = view.bounds
        collectionView.alwaysBounceVertical = true
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        listen()
    }

    private func listen() {
        listener = Firestore.firestore().collection("rooms").document(room).collection("messages")
            .order(by: "sentAt")
            .addSnapshotListener { [weak self] snapshot, error in
                if let error = error {
                    print("listening failed: \(error.localizedDescription)")
                    return
                }
                let more = snapshot?.documents.compactMap { Message(document: $0) } ?? []
                self?.messages.append(contentsOf: more)
                self?.collectionView.reloadData()
            }
    }
}

extension ChatViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return messages.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
        let message = messages[indexPath.item]
        cell.show(message.text, isMine: message.sender == Auth.auth().currentUser?.uid)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let size = CGSize(width: 250, height: 1000)
        let text = messages[indexPath.item].text as NSString
        let box = text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        return CGSize(width: view.frame.width, height: box.height + 20)
    }
}
