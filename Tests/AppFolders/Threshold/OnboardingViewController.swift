import Lottie
import UIKit

struct OnboardingSlide {
    let title: String
    let text: String
    let animation: String
    let color: UIColor

    static let all = [
        OnboardingSlide(title: "Keep", text: "Everything in one drawer.", animation: "drawer", color: .systemTeal),
        OnboardingSlide(title: "Find", text: "Ask, and it is there.", animation: "lens", color: .systemPink),
        OnboardingSlide(title: "Share", text: "Only with whom you like.", animation: "hands", color: .systemPurple),
    ]
}

final class OnboardingViewController: UIViewController {

    private let slides = OnboardingSlide.all
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private var currentPage = 0 {
        didSet {
            pageControl.currentPage = currentPage
            nextButton.setTitle(currentPage == slides.count - 1 ? "Get started" : "Next", for: .normal)
        }
    }
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
        collectionView.delegate = self
        collectionView.dataSource = self
        return collectionView
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pageControl.numberOfPages = slides.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .systemGray3
        nextButton.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
        currentPage = 0
        [collectionView, pageControl, nextButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -16),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    @objc private func next(_ sender: UIButton) {
        if currentPage == slides.count - 1 {
            UserDefaults.standard.set(true, forKey: "hasSeenOnboarding")
            let home = HomeViewController()
            home.modalPresentationStyle = .fullScreen
            home.modalTransitionStyle = .flipHorizontal
            present(home, animated: true)
        } else {
            currentPage += 1
            collectionView.scrollToItem(at: IndexPath(item: currentPage, section: 0), at: .centeredHorizontally, animated: true)
        }
    }
}

extension OnboardingViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        slides.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SlideCell.identifier, for: indexPath) as! SlideCell
        cell.setup(slides[indexPath.row])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.frame.width, height: collectionView.frame.height)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        currentPage = Int(scrollView.contentOffset.x / scrollView.frame.width)
    }
}

final class SlideCell: UICollectionViewCell {

    static let identifier = String(describing: SlideCell.self)
    private let animationView = LottieAnimationView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 34, weight: .heavy)
        textLabel.font = .preferredFont(forTextStyle: .title3)
        let stack = UIStackView(arrangedSubviews: [animationView, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            animationView.heightAnchor.constraint(equalToConstant: 240),
            animationView.widthAnchor.constraint(equalToConstant: 240),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setup(_ slide: OnboardingSlide) {
        titleLabel.text = slide.title
        textLabel.text = slide.text
        contentView.backgroundColor = slide.color.withAlphaComponent(0.3)
        animationView.animation = LottieAnimation.named(slide.animation)
        animationView.loopMode = .loop
        animationView.play()
    }
}
