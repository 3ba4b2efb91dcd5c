import Testing

@testable import UIKit

@MainActor private final class Finder: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
  let search: UISearchController
  var log: [String] = []

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(nibName: nil, bundle: nil)
    title = "Finder"
    navigationItem.searchController = search
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

@MainActor @Suite struct `Searching` {
  let stage = Stage()

  private func shown(_ finder: Finder) -> UINavigationController {
    _ = stage.loop
    let navigation = UINavigationController(rootViewController: finder)
    stage.window.rootViewController = navigation
    stage.settle()
    return navigation
  }

  private func tap(_ view: UIView, at time: Double) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touch(.began, place.x, place.y, at: time)
    stage.touch(.ended, place.x, place.y, at: time + 0.05)
  }

  @Test func `a navigation item's search bar has a row of its own, which content begins below`() {
    let finder = Finder()
    let navigation = shown(finder)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 96 && finder.view.safeAreaInsets.top == 96)
    #expect(finder.search.searchBar.frame.maxY == 96 && finder.search.searchBar.frame.minY == 44)
    finder.navigationItem.searchController = nil
    stage.settle()
    #expect(bar.frame.height == 44 && finder.search.searchBar.superview == nil)
  }

  @Test func `a field to search in is rounded and shows a magnifying glass before its placeholder`() throws {
    _ = stage.loop
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.placeholder = "Find"
    stage.window.addSubview(bar)
    stage.settle()
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 374, height: 36) && field.layer.cornerRadius == 10)
    let icon = try #require(field.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    #expect(icon.image?.isSymbolImage == true && label.text == "Find")
    #expect(icon.frame.minX >= 0 && label.frame.minX >= icon.frame.maxX)
  }

  @Test func `a tap begins the search, a text is told, and cancelling ends it`() throws {
    let finder = Finder()
    _ = shown(finder)
    let bar = finder.search.searchBar
    tap(bar.searchTextField, at: 1)
    #expect(finder.search.isActive && bar.showsCancelButton)
    bar.text = "a"
    stage.settle()
    #expect(finder.log == ["true ", "true a"])
    tap(try #require(bar.subviews.compactMap { $0 as? UIButton }.first), at: 2)
    #expect(!finder.search.isActive && !bar.showsCancelButton && bar.text?.isEmpty ?? true)
    #expect(finder.log.last == "false ")
  }

  @Test func `results lie over the content while there is a text`() {
    let results = UIViewController()
    let finder = Finder(results: results)
    _ = shown(finder)
    finder.search.isActive = true
    #expect(results.parent == nil)
    finder.search.searchBar.text = "a"
    #expect(results.parent === finder && results.view.superview === finder.view)
    finder.search.isActive = false
    #expect(results.parent == nil && results.view.superview == nil)
  }

  @Test func `scopes make the bar higher, and the delegate is told which is chosen`() throws {
    let finder = Finder()
    let navigation = shown(finder)
    let bar = finder.search.searchBar
    bar.scopeButtonTitles = ["All", "New"]
    #expect(navigation.navigationBar.frame.height == 96)
    bar.showsScopeBar = true
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 140)
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    let place = scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: 16), to: nil)
    stage.touch(.began, place.x, place.y, at: 1)
    stage.touch(.ended, place.x, place.y, at: 1.05)
    #expect(bar.selectedScopeButtonIndex == 1 && finder.log.contains("scope 1"))
  }
}
