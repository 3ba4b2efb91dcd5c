import Hero
import UIKit

struct Story {
    let title: String
    let color: UIColor
}

final class TodayViewController: UIViewController {
    private let stories = [
        Story(title: "The slow kitchen", color: .systemOrange), Story(title: "Under the pier", color: .systemBlue),
        Story(title: "Letters from the hut", color: .systemGreen), Story(title: "A month of bread", color: .systemYellow),
    ]
    private let unfold = UnfoldTransition()
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.bounds.width - 40, height: 300)
        layout.minimumLineSpacing = 24
        layout.sectionInset = UIEdgeInsets(top: 24, left: 20, bottom: 24, right: 20)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "story")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.hero.isEnabled = true
        collectionView.hero.modifiers = [.cascade]
        view.addSubview(collectionView)
    }
}

extension TodayViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stories.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath) as! StoryCell
        cell.show(stories[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return }
        unfold.originFrame = collectionView.convert(cell.frame, to: nil)
        let story = StoryViewController(story: stories[indexPath.item])
        story.modalPresentationStyle = .custom
        story.transitioningDelegate = self
        present(story, animated: true)
    }
}

extension TodayViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        unfold.isPresenting = true
        return unfold
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        unfold.isPresenting = false
        return unfold
    }
}

final class StoryCell: UICollectionViewCell {
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textColor = .white
        titleLabel.frame = CGRect(x: 20, y: 20, width: frame.width - 40, height: 40)
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    func show(_ story: Story) {
        titleLabel.text = story.title
        contentView.backgroundColor = story.color
    }
}
