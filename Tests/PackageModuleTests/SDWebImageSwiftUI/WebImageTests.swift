import SDWebImageSwiftUI
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct `SDWebImageSwiftUI's views` {
  @Test func `show their placeholder, then the picture`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.host(
      WebImage(url: pictureAddress("a")).resizable().placeholder { Text("Waits") }.indicator(.activity)
        .transition(.fade(duration: 0.5)).onSuccess { _, _, type in notes.note("\(type)") }.scaledToFit())
    #expect(pictures(in: view).isEmpty && notes.lines.isEmpty)
    stage.answer()
    stage.settle()
    #expect(pictures(in: view) == [samplePicture("a")] && notes.lines == ["none"])

    let other = stage.host(AnimatedImage(url: pictureAddress("a")).resizable().frame(width: 20))
    #expect(pictures(in: other) == [samplePicture("a")])
  }

  @Test func `hand the picture to a closure, and say where there is none`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.host(
      VStack {
        WebImage(url: pictureAddress("a")) {
          $0.resizable()
        } placeholder: {
          Text("Waits")
        }
        WebImage(url: URL(string: "ftp://a/b")) { phase in
          if phase.error != nil { Image(uiImage: UIImage()) } else { Text("Waits") }
        }.onFailure { _ in notes.note("none") }
      })
    #expect(pictures(in: view).isEmpty)
    stage.answer()
    stage.settle()
    #expect(pictures(in: view) == [samplePicture("a"), UIImage()] && notes.lines == ["none"])
  }
}
