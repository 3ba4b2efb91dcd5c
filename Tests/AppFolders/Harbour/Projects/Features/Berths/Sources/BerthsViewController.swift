import Core
import UIKit

public final class BerthsViewController: UICollectionViewController {
    private let workspace: Workspace

    public init(workspace: Workspace) {
        self.workspace = workspace
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 120)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
        title = workspace.name
        tabBarItem = UITabBarItem(title: "Berths", image: UIImage(systemName: "list.bullet"), tag: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(BerthCell.self, forCellWithReuseIdentifier: "berth")
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        workspace.boats.count
    }

    public override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "berth", for: indexPath)
        (cell as? BerthCell)?.configure(with: workspace.boats[indexPath.item])
        return cell
    }
}
