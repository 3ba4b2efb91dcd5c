import NukeUI
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct `NukeUI's views` {
  @Test func `show nothing, then the picture`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.host(
      LazyImage(url: pictureAddress("a")) { state in
        if let image = state.image { image.resizable() } else { Text(state.isLoading ? "Loads" : "Waits") }
      }.processors([.circle()]).onCompletion { notes.note("\((try? $0.get()) != nil)") }
    )
    #expect(pictures(in: view).isEmpty && notes.lines.isEmpty)
    stage.answer()
    stage.settle()
    #expect(pictures(in: view).count == 1 && drawing(pictures(in: view).first ?? nil) != nil)
    #expect(notes.lines == ["true"])
  }

  @Test func `of UIKit show the picture of the last address`() {
    let (stage, view, label) = (PackageStage(), LazyImageView(), UILabel())
    stage.view.addSubview(view)
    view.placeholderView = label
    view.url = pictureAddress("a")
    #expect(!label.isHidden)
    view.url = pictureAddress("b")
    stage.answer()
    #expect(label.isHidden && view.imageView.image == samplePicture("b"))
  }

  @Test func `hear of a picture that is fetched`() {
    let (stage, fetched) = (PackageStage(), FetchImage())
    fetched.load(pictureAddress("a"))
    #expect(fetched.isLoading)
    stage.answer()
    #expect(!fetched.isLoading && fetched.imageContainer?.image == samplePicture("a"))
    fetched.load(nil as URL?)
    #expect(fetched.imageContainer == nil && fetched.result != nil)
  }
}
