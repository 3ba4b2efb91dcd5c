import OrchardKit
import UIKit

class TreesViewController: UIViewController {
    private let trees: [Tree]

    init(trees: [Tree]) {
        self.trees = trees
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let grid = GridView(frame: view.bounds)
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.rows = trees.map { GridRow(title: $0.kind, detail: "\($0.age) years") }
        view.addSubview(grid)
    }
}
