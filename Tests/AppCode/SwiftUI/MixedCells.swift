import SwiftUI
import UIKit

// A collection view whose cells are SwiftUI views of several kinds.

final class MixedCellsViewController: UICollectionViewController {
  enum Item: Hashable {
    case heading(String)
    case ring(String, Double)
    case note(String)
    case control
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
  private var isOn = true

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = false
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      switch item {
      case .heading(let title):
        cell.contentConfiguration = UIHostingConfiguration {
          Text(title).font(.title2.bold())
        }
        .margins(.leading, 0)
        .background(.clear)
      case .ring(let name, let part):
        cell.contentConfiguration = UIHostingConfiguration {
          HStack(spacing: 16) {
            ZStack {
              Circle().stroke(Color.green.opacity(0.2), lineWidth: 8)
              Circle().trim(from: 0, to: part)
                .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
            }
            .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
              Text(name).font(.headline)
              ProgressView(value: part)
            }
          }
        }
      case .note(let text):
        cell.contentConfiguration = UIHostingConfiguration {
          Text(text).font(.callout).foregroundStyle(.secondary)
        }
        .background { RoundedRectangle(cornerRadius: 12).fill(Color.yellow.opacity(0.2)) }
      case .control:
        cell.contentConfiguration = UIHostingConfiguration {
          Toggle("Reminders", isOn: Binding(get: { self?.isOn ?? false }, set: { self?.isOn = $0 }))
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      .heading("Goals"), .ring("Move", 0.7), .ring("Stand", 0.4),
      .note("Drink a glass of water before noon."), .control,
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

#Preview { UINavigationController(rootViewController: MixedCellsViewController()) }
