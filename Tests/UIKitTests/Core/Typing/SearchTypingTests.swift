import Testing

@testable import UIKit

@MainActor @Suite struct `Typing into a search bar` {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append(searchController.searchBar.text ?? "")
    }
  }

  let stage = Stage()
  let log = TypingLog()

  @Test func `the delegate is asked and told, and return searches`() {
    _ = stage.loop
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    bar.delegate = log
    stage.window.addSubview(bar)
    stage.settle()
    stage.tap(200, 128, at: 1)
    #expect(log.log.drain() == ["shouldBegin", "didBegin"])
    stage.type(.insert("\n"), .insert("a"))
    #expect(log.log.drain() == ["shouldChange 0+0 a", "textDidChange a"])
    stage.type(.insert("\n"))
    #expect(log.log.drain() == ["searchClicked"])
    bar.text = "other"
    #expect(log.log.drain() == [])
    bar.resignFirstResponder()
    #expect(log.log.drain() == ["shouldEnd", "didEnd"])
  }

  @Test func `every letter updates the results, and return puts the keyboard away`() {
    _ = stage.loop
    let controller = UIViewController()
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    controller.navigationItem.searchController = search
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.settle()
    search.searchBar.becomeFirstResponder()
    stage.type("ab")
    #expect(search.isActive && updater.heard == ["", "a", "ab"])
    stage.type(.insert("\n"))
    #expect(!search.searchBar.isFirstResponder && search.isActive && search.searchBar.text == "ab")
  }
}
