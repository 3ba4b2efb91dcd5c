import Also
import Lottie
import Stitch
import UIKit

class StallsViewController: UIViewController {

    private let layout = UICollectionViewFlowLayout().also {
        $0.itemSize = CGSize(width: 165, height: 120)
        $0.minimumLineSpacing = 12
        $0.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout).also {
        $0.backgroundColor = .white
        $0.dataSource = self
        $0.register(StallCell.self, forCellWithReuseIdentifier: "stall")
    }
    private let banner = UILabel().also {
        $0.text = "Open until two o'clock"
        $0.textAlignment = .center
        $0.stitchName = "banner"
    }
    private let basket = AnimationView(name: "basket")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Market"
        view.backgroundColor = .white
        view.addSubview(banner)
        view.addSubview(collectionView)
        view.addSubview(basket)
        banner.stitch.make {
            $0.leading(0)
            $0.trailing(0)
            $0.top(100)
            $0.height(44)
        }
        collectionView.stitch.make {
            $0.leading(0)
            $0.trailing(0)
            $0.below(banner, 8)
            $0.bottom(0)
        }
        basket.loopMode = .loop
        basket.play()
    }
}

extension StallsViewController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Stall.all.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stall", for: indexPath) as! StallCell
        cell.show(Stall.all[indexPath.item])
        return cell
    }
}
