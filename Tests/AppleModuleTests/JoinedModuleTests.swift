import PhotosUI
import StoreKit
import SwiftUI
import Testing
import _PhotosUI_SwiftUI
import _StoreKit_SwiftUI

@testable import UIKit

/// The parts that Apple's modules have for SwiftUI's views.
@MainActor @Suite(.serialized) struct `Views of other modules` {
  private struct Screen: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isShown = false
    @Environment(\.requestReview) private var requestReview
    var body: some View {
      VStack {
        PhotosPicker("Pick", selection: $item, matching: .images)
        PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos])) {
          Text("Several")
        }
        Button("Show") { isShown = true }
        Button("Review") { requestReview() }
      }
      .photosPicker(isPresented: $isShown, selection: $items, maxSelectionCount: 5)
    }
  }

  private func presented(by window: UIWindow) -> PHPickerViewController? {
    func find(_ controller: UIViewController?) -> PHPickerViewController? {
      guard let controller else { return nil }
      if let found = controller as? PHPickerViewController { return found }
      return controller.children.lazy.compactMap(find).first ?? find(controller.presentedViewController)
    }
    return find(window.rootViewController)
  }

  @Test func `show the photo picker for as many as they say, and it goes when cancelled`() throws {
    let loop = VirtualRunLoop()
    VirtualRunLoop.current = loop
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Screen())
    window.makeKeyAndVisible()
    func settle() {
      loop.setNeedsCommit()
      loop.settle()
      loop.advance(to: loop.now + 2)
      loop.settle()
    }
    func tap(_ text: String) throws {
      func find(_ view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap(find).first
      }
      let label = try #require(find(window))
      let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
      window.inject([TouchSample(phase: .began, finger: 0, time: loop.now, location: place)])
      loop.settle()
      window.inject([TouchSample(phase: .ended, finger: 0, time: loop.now + 0.05, location: place)])
      settle()
    }
    settle()
    for (title, limit) in [("Pick", 1), ("Several", 3), ("Show", 5)] {
      try tap(title)
      let picker = try #require(presented(by: window))
      #expect(picker.configuration.selectionLimit == limit)
      picker.delegate?.picker(picker, didFinishPicking: [])
      settle()
      #expect(presented(by: window) == nil)
    }
    try tap("Review")
  }

  @Test func `load nothing of an item that is no photo`() async throws {
    let item = PhotosPickerItem(itemIdentifier: "one")
    #expect(try await item.loadTransferable(type: Data.self) == nil && item.itemIdentifier == "one")
  }
}
