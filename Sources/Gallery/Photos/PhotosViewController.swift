import UIKit

/// A browser of photos: one at a time, and all of them small in a strip below.
public final class PhotosViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private(set) var album: PhotoAlbum
  private var choreography: PhotoChoreography
  private let previewLayout = PhotoPreviewLayout()
  private let thumbnailLayout = ThumbnailLayout()
  private lazy var preview = makeCollectionView(previewLayout, "preview")
  private lazy var thumbnails = makeCollectionView(thumbnailLayout, "thumbnails")
  private let bar = PhotoBar()
  private lazy var ticker = FrameTicker { [weak self] in self?.tick(at: $0) }

  /// While one view is moved on behalf of the other, events of both are ignored.
  private var isPerforming = false

  public init(photoCount: Int = 14) {
    album = PhotoAlbum(count: photoCount)
    choreography = PhotoChoreography(count: album.count)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    preview.isPagingEnabled = true
    preview.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    thumbnails.decelerationRate = .fast
    thumbnails.alwaysBounceHorizontal = true
    thumbnails.register(ThumbnailCell.self, forCellWithReuseIdentifier: "photo")
    thumbnailLayout.aspectRatio = { [weak self] in self?.album[$0]?.aspectRatio ?? 1 }
    bar.add.addTarget(self, action: #selector(addPhoto), for: .touchUpInside)
    bar.delete.addTarget(self, action: #selector(deletePhoto), for: .touchUpInside)
    for part in [preview, thumbnails, bar] { view.addSubview(part) }
    updateBar()
  }

  private func makeCollectionView(
    _ layout: UICollectionViewLayout, _ identifier: String
  ) -> UICollectionView {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.accessibilityIdentifier = identifier
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.delegate = self
    return collectionView
  }

  // MARK: Size

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safeArea.top + PhotoBar.height)
    let screen = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: safeArea.bottom, right: 0))
    let (strip, page) = screen.divided(atDistance: ThumbnailMetrics().height, from: .maxYEdge)
    guard strip != thumbnails.frame || page != preview.frame else { return }
    run(choreography.sizeWillChange(isStripHeld: thumbnails.isTracking, at: CACurrentMediaTime()))
    perform {
      preview.frame = page
      thumbnails.frame = strip
      // The layouts are asked now where they want to be.
      preview.layoutIfNeeded()
      thumbnails.layoutIfNeeded()
    }
    run(choreography.sizeChanged())
  }

  // MARK: Choreography

  private func run(_ actions: [PhotoChoreography.Action]) {
    let isDropping = actions.contains { if case .drop = $0 { true } else { false } }
    // The rest after a drop counts the photos that are left: it waits until the lists do.
    if !isDropping { showPose() }
    perform { for action in actions { perform(action) } }
    ticker.isRunning = choreography.needsFrames(at: CACurrentMediaTime())
    updateBar()
  }

  private func showPose() {
    let time = CACurrentMediaTime()
    thumbnailLayout.rate = choreography.rate(at: time)
    thumbnailLayout.pose = choreography.pose(at: time)
    if let removal = thumbnailLayout.pose?.removal { show(removal) }
  }

  /// The motion of the large photo while its thumbnail goes.
  private func show(_ removal: ThumbnailRemoval) {
    let cell = preview.cellForItem(at: IndexPath(item: removal.item, section: 0)) as? PhotoCell
    let next = removal.item < album.count - 1 ? removal.item + 1 : removal.item - 1
    cell?.leave(faded: removal.collapse, arrived: removal.closing, next: album[next])
  }

  private func perform(_ changes: () -> Void) {
    let wasPerforming = isPerforming
    isPerforming = true
    changes()
    isPerforming = wasPerforming
  }

  private func perform(_ action: PhotoChoreography.Action) {
    switch action {
    case .releasePreview: letGo(of: preview)
    case .releaseStrip: letGo(of: thumbnails)
    case .showPhoto(let index):
      preview.setContentOffset(CGPoint(x: CGFloat(index) * preview.bounds.width, y: 0), animated: false)
    case .moveStrip(let place):
      thumbnails.contentOffset = CGPoint(x: thumbnailLayout.strip.offset(atPlace: place), y: 0)
    case .drop(let index): drop(index)
    case .append:
      album.append()
      for collectionView in [preview, thumbnails] {
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
      }
    }
  }

  /// Takes it from the hand that holds it, and stops it where it is.
  private func letGo(of scrollView: UIScrollView) {
    if scrollView.isDragging {
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
    }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  /// All visible motion has happened already. The lists share their photos: both have been laid out as they
  /// were before the photo goes, one update within the other.
  private func drop(_ index: Int) {
    let items = [IndexPath(item: index, section: 0)]
    UIView.performWithoutAnimation {
      preview.performBatchUpdates {
        self.thumbnails.performBatchUpdates {
          self.album.remove(at: index)
          self.showPose()
          self.thumbnails.deleteItems(at: items)
        }
        self.preview.deleteItems(at: items)
      }
      for collectionView in [preview, thumbnails] { collectionView.layoutIfNeeded() }
    }
  }

  private func tick(at time: TimeInterval) { run(choreography.frame(at: time)) }

  private func updateBar() {
    bar.show(choreography.focus.flatMap { album[$0] }, at: choreography.focus, of: album.count)
  }

  // MARK: Buttons

  @objc private func addPhoto() { run(choreography.addTapped()) }

  @objc private func deletePhoto() { run(choreography.deleteTapped(at: CACurrentMediaTime())) }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard collectionView === thumbnails else { return }
    run(choreography.tapped(indexPath.item, at: CACurrentMediaTime()))
  }

  // MARK: Scrolling

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard !isPerforming else { return }
    let time = CACurrentMediaTime()
    run(
      scrollView === preview ? choreography.previewGrabbed(at: time) : choreography.stripGrabbed(at: time))
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPerforming, scrollView.bounds.width > 0 else { return }
    let offset = scrollView.contentOffset.x
    run(
      scrollView === preview
        ? choreography.previewScrolled(to: offset / preview.bounds.width)
        : choreography.stripScrolled(to: thumbnailLayout.strip.place(atOffset: offset)))
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rested(scrollView) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rested(scrollView) }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rested(scrollView) }

  private func rested(_ scrollView: UIScrollView) {
    guard !isPerforming, scrollView === thumbnails else { return }
    choreography.stripRested(at: CACurrentMediaTime())
    run([])
  }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    album.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let photo = album[indexPath.item] {
      (cell as? PhotoCell)?.show(photo)
      (cell as? ThumbnailCell)?.show(photo)
    }
    return cell
  }
}

/// A large photo browser over a strip of thumbnails, in step.
#Preview("Photos") {
  PhotosViewController()
}
