import UIKit

final class CarouselLayout: UICollectionViewFlowLayout {
    static let itemWidth: CGFloat = 240
    static let shrink: CGFloat = 0.2

    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = 16
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code only") }
}

extension CarouselLayout {
    override func prepare() {
        if let collectionView {
            itemSize = CGSize(width: Self.itemWidth, height: 320)
            let side = max(0, (collectionView.bounds.width - Self.itemWidth) / 2)
            sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, let found = super.layoutAttributesForElements(in: rect) else { return nil }
        return found.map { attributes in
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
            let distance = min(1, abs(copy.center.x - collectionView.bounds.midX) / Self.itemWidth)
            let scale = 1 - Self.shrink * distance
            copy.transform = CGAffineTransform(scaleX: scale, y: scale)
            return copy
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

@MainActor
final class CarouselScreen: UIViewController {
    private enum Section: Int, CaseIterable { case only }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: CarouselLayout())
    private var link: CADisplayLink?
    private(set) var frames = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.accessibilityIdentifier = "carousel"
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link?.add(to: .main, forMode: .default)
        Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(stop), userInfo: nil, repeats: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(willResign), name: UIApplication.willResignActiveNotification, object: nil)
    }

    @objc private func frame(_ link: CADisplayLink) { frames += 1 }
    @objc private func stop() { link?.invalidate() }
    @objc private func willResign() { link?.isPaused = true }
}

extension CarouselScreen: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.contentView.backgroundColor = .systemPurple
        cell.contentView.layer.cornerRadius = 20
        return cell
    }
}

#Preview { CarouselScreen() }
