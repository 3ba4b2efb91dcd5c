import SwiftUI
import UIKit

// A list whose cells are SwiftUI views.

struct Favourite: Hashable, Identifiable {
  let id: Int
  let name: String
  let symbol: String
  let detail: String
  var rating: Int
}

final class FavouritesViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case main }

  private var favourites: [Favourite] = [
    Favourite(
      id: 0, name: "Espresso", symbol: "cup.and.saucer.fill", detail: "Strong, short and dark", rating: 5),
    Favourite(
      id: 1, name: "Croissant", symbol: "fork.knife",
      detail: "Layers and layers of butter, folded by hand every morning", rating: 4),
    Favourite(id: 2, name: "Lemonade", symbol: "leaf.fill", detail: "With mint", rating: 3),
  ]

  private lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = true
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.accessibilityIdentifier = "favourites"
    view.delegate = self
    view.alwaysBounceVertical = true
    return view
  }()

  private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Favourite> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Favourite> {
      cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration {
        FavouriteRow(favourite: item)
      }
      .margins(.vertical, 12)
      .background {
        Rectangle().fill(Color(uiColor: .secondarySystemGroupedBackground))
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Favourites"
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var snapshot = NSDiffableDataSourceSnapshot<Section, Favourite>()
    snapshot.appendSections([.main])
    snapshot.appendItems(favourites)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private struct FavouriteRow: View {
  let favourite: Favourite
  @State private var isStarred = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: favourite.symbol)
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(Color.orange.gradient, in: RoundedRectangle(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 4) {
        Text(favourite.name)
          .font(.headline)
        Text(favourite.detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        HStack(spacing: 2) {
          ForEach(0..<5) { index in
            Image(systemName: index < favourite.rating ? "star.fill" : "star")
              .font(.caption)
              .foregroundColor(.yellow)
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(favourite.rating) of 5 stars")
      }
      Spacer(minLength: 0)
      Image(systemName: isStarred ? "heart.fill" : "heart")
        .foregroundColor(isStarred ? .pink : .secondary)
        .onTapGesture {
          withAnimation(.easeInOut(duration: 0.2)) { isStarred.toggle() }
        }
    }
  }
}
