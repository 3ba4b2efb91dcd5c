import UIKit

/// Rows whose cells are registered with what they show, and look as their state says.
struct Track: Hashable, Sendable {
    var title: String
    var isLoved = false
}

struct TrackContent: UIContentConfiguration, Hashable {
    var title = ""
    var isBright = false

    func makeContentView() -> UIView & UIContentView { TrackView(self) }

    func updated(for state: UIConfigurationState) -> TrackContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isBright = state.isSelected || state.isHighlighted
        return copy
    }
}

final class TrackView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    init(_ configuration: TrackContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        apply()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    private func apply() {
        guard let content = configuration as? TrackContent else { return }
        label.text = content.title
        label.textColor = content.isBright ? .systemPink : .label
    }
}

final class StatesController: UIViewController {
    private var tracks = (1...12).map { Track(title: "Track \($0)") }
    private lazy var list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.bounds.width, height: 50)
        layout.minimumLineSpacing = 1
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    }()
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Track> { cell, path, track in
        var content = TrackContent()
        content.title = "\(path.item + 1). \(track.title)"
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .systemYellow : .systemBackground
            background.cornerRadius = state.isHighlighted ? 10 : 0
            cell.backgroundConfiguration = background
        }
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
        view.backgroundColor = .systemGray
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "tracks"
        list.allowsMultipleSelection = true
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }
}

extension StatesController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tracks.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tracks[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tracks[indexPath.item].isLoved = true
        collectionView.reconfigureItems(at: [indexPath])
    }
}

#Preview("States") { StatesController() }
