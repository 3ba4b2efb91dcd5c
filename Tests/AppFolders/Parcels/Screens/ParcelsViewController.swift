import UIKit
import UserNotifications
import StoreKit
import LocalAuthentication

final class ParcelsViewController: UIViewController {

    private let reachability = try? Reachability(hostname: "api.parcels.example.com")
    private var parcels: [Parcel] = []
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 358, height: 84)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(ParcelCell.self, forCellWithReuseIdentifier: ParcelCell.reuseIdentifier)
        return collectionView
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parcels"
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "lock"), style: .plain, target: self, action: #selector(lock))

        reachability?.whenReachable = { [weak self] _ in self?.reload() }
        reachability?.whenUnreachable = { [weak self] reachability in
            self?.title = reachability.connection.description
        }
        do {
            try reachability?.startNotifier()
        } catch {
            print("Reachability: \(error)")
        }
    }

    private func reload() {
        ParcelService.shared.load { [weak self] result in
            switch result {
            case .success(let parcels):
                self?.parcels = parcels
                self?.collectionView.reloadData()
                self?.remind(of: parcels.first)
            case .failure(let error):
                self?.title = (error as? Keychain.Failure)?.message ?? error.localizedDescription
            }
        }
    }

    private func remind(of parcel: Parcel?) {
        guard let parcel = parcel else { return }
        let content = UNMutableNotificationContent()
        content.title = parcel.title
        content.sound = .default
        content.userInfo = ["parcel": parcel.id]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: parcel.id, content: content, trigger: trigger))
    }

    @objc private func lock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else {
            let alert = UIAlertController(title: "Cannot lock", message: error?.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Lock your parcels") { success, error in
            DispatchQueue.main.async { self.collectionView.isHidden = !success }
        }
    }
}

extension ParcelsViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return parcels.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ParcelCell.reuseIdentifier, for: indexPath) as! ParcelCell
        cell.show(parcels[indexPath.item], formatter: formatter)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if indexPath.item == 2, let scene = view.window?.windowScene {
            SKStoreReviewController.requestReview(in: scene)
        }
    }
}
