import UIKit
import SwinjectStoryboard

class LoafCell: UICollectionViewCell {
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.96, green: 0.93, blue: 0.88, alpha: 1)
        name.font = .boldSystemFont(ofSize: 20)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}

class LoavesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var viewModel: LoavesViewModel!
    var makeDetail: ((Int) -> LoafViewModel)!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        collectionView.backgroundColor = .white
        collectionView.register(LoafCell.self, forCellWithReuseIdentifier: "loaf")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return viewModel.loaves.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "loaf", for: indexPath) as! LoafCell
        cell.name.text = viewModel.loaves[indexPath.item].name
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: view.bounds.width - 32, height: 64)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let storyboard = SwinjectStoryboard.create(name: "Main", bundle: nil)
        let detail = storyboard.instantiateViewController(withIdentifier: "loaf") as! LoafViewController
        detail.viewModel = makeDetail(indexPath.item)
        navigationController?.pushViewController(detail, animated: true)
    }
}

class LoafViewController: UIViewController {
    var viewModel: LoafViewModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.map { "\($0.loaf.name), \($0.loaf.grams) g" }
    }
}
