import UIKit

final class ToolsViewController: UIViewController {
    private let shed: Shed
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init(shed: Shed) {
        self.shed = shed
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ToolCell.self, forCellWithReuseIdentifier: "tool")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        returnAll()
    }

    private func returnAll() {
        let lent = shed.tools.count
        lent = 0  // mistake 7: a constant
        shed.clear()  // mistake 8: there is no such method
        print(lent)
    }

    private func lend(_ tool: Tool) {
        check(tool)  // mistake 9: what throws is not tried
    }

    private func check(_ tool: Tool) throws {
        guard tool.count > 0 else { throw CocoaError(.fileNoSuchFile) }
    }
}

extension ToolsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shed.tools.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tool", for: indexPath) as! ToolCell
        cell.configure(for: shed.tools[indexPath.item])  // mistake 10: another label
        return cell
    }
}
