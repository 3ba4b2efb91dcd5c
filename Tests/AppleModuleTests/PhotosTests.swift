import PhotosUI
import Testing

@MainActor private final class Picker: NSObject, PHPickerViewControllerDelegate {
  var counts: [Int] = []
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    counts.append(results.count)
    picker.dismiss(animated: true)
  }
}

@MainActor @Suite struct `Photos` {
  private let stage = ShownStage()

  @Test func `the library is refused, once and later`() {
    stage.enter()
    var answers: [PHAuthorizationStatus] = []
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.append($0) }
    #expect(answers == [] && PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
    stage.advance(to: 1)
    #expect(answers == [.denied, .denied])
  }

  @Test func `every fetch is empty and can be gone through`() {
    stage.enter()
    let assets = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    assets.enumerateObjects { _, _, _ in Issue.record("an asset") }
    #expect(assets.count == 0 && assets.firstObject == nil)
    #expect(assets.objects(at: IndexSet(integersIn: 0..<3)).isEmpty)
    let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
    #expect(albums.count == 0)
  }

  @Test func `changes fail and their block is not called`() {
    stage.enter()
    var ends: [Bool] = []
    PHPhotoLibrary.shared().performChanges({ Issue.record("changed") }) { done, error in
      ends.append(done || (error as? PHPhotosError)?.code != .accessUserDenied)
    }
    stage.settle()
    #expect(ends == [false])
    #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  @Test func `a picker says what could be picked, and cancelling picks nothing`() {
    stage.enter()
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 5
    configuration.filter = .any(of: [.images, .livePhotos])
    let (controller, delegate) = (PHPickerViewController(configuration: configuration), Picker())
    controller.delegate = delegate
    stage.present(controller)
    #expect(
      texts(on: controller.view) == [
        "Cancel", "Photos", "PHPickerViewController", "up to 5 photos or live photos",
      ])
    stage.tap(40, 22)
    #expect(delegate.counts == [0] && controller.presentingViewController == nil)
  }
}
