import Testing

@testable import UIKit

@MainActor private final class Card: UIView {
  @Observing var shade: UIColor? = .black
  override var _observableProperties: [String: AnyKeyPath] {
    super._observableProperties.merging(["shade": \Card.shade]) { $1 }
  }
}

/// A class whose first object sets the looks of all, as the adapter writes it: each way to make one asks for
/// that.
@MainActor private class SelfMadeBar: UIToolbar {
  private static var setUp: Void { _once("UIKitTests.SelfMadeBar.setUp") { return classSetUp() } }
  private class func classSetUp() { appearance().barTintColor = .red }

  override init(frame: CGRect) {
    _ = SelfMadeBar.setUp
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    _ = SelfMadeBar.setUp
    super.init(coder: coder)
  }
}

/// Stands for what the adapter makes of `@objc dynamic`.
@propertyWrapper private struct Observing<Value> {
  var wrappedValue: Value
}

@MainActor @Suite struct `Appearance proxies` {
  let stage = Stage()

  private func shown<View: UIView>(_ view: View, in place: UIView? = nil) -> View {
    (place ?? stage.window).addSubview(view)
    return view
  }

  @Test func `a view takes the looks of its class as it enters a window, and not before`() {
    _ = stage.loop
    UISwitch.appearance().onTintColor = .red
    let one = UISwitch()
    #expect(one.onTintColor == nil)
    #expect(shown(one).onTintColor == .red)
  }

  @Test func `what is set on a view itself stays`() {
    _ = stage.loop
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let label = UILabel()
    label.textColor = .blue
    _ = shown(label)
    #expect(label.textColor == .blue && label.font.pointSize == 30)
  }

  @Test func `an initialiser may ask for the proxy of its own class`() {
    _ = stage.loop
    let first = SelfMadeBar(frame: .zero)

    #expect(shown(first).barTintColor == .red)
    #expect(SelfMadeBar.appearance() === SelfMadeBar.appearance())
  }

  @Test func `looks of a class hold for the classes below, whose own come first`() {
    _ = stage.loop
    UIView.appearance().tintColor = .red
    UIControl.appearance().tintColor = .green
    #expect(shown(UIView()).tintColor == .red)
    #expect(shown(UISlider()).tintColor == .green)
    #expect(UIView.appearance() !== UIControl.appearance())
    #expect(type(of: UISlider.appearance()) == UISlider.self)
  }

  @Test func `looks for containers hold only within them, the innermost named first`() {
    _ = stage.loop
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIToolbar.self]).textColor = .red
    let bar = shown(UIToolbar())
    let stack = shown(UIStackView(), in: bar)
    #expect(shown(UILabel(), in: shown(UIView(), in: stack)).textColor == .red)
    #expect(shown(UILabel(), in: bar).textColor == .label)
    #expect(shown(UILabel(), in: shown(UIStackView())).textColor == .label)
  }

  @Test func `a view that comes back takes what has changed`() {
    _ = stage.loop
    UISwitch.appearance().onTintColor = .red
    let one = shown(UISwitch())
    UISwitch.appearance().onTintColor = .blue
    #expect(one.onTintColor == .red)
    one.removeFromSuperview()
    #expect(shown(one).onTintColor == .blue)
  }

  @Test func `tables and their cells take what is theirs`() {
    _ = stage.loop
    UITableView.appearance().sectionHeaderTopPadding = 3
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().selectionStyle = .none
    let table = shown(UITableView(frame: .zero, style: .plain))
    #expect(table.sectionHeaderTopPadding == 3 && table.separatorColor == .red)
    #expect(shown(UITableViewCell(style: .default, reuseIdentifier: nil)).selectionStyle == .none)
  }

  @Test func `looks for traits hold for views that have them`() {
    _ = stage.loop
    UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .red
    #expect(shown(UISwitch()).onTintColor == nil)
    let dark = shown(UIView())
    dark.overrideUserInterfaceStyle = .dark
    #expect(shown(UISwitch(), in: dark).onTintColor == .red)
  }

  @Test func `another preview's app has looks of its own`() {
    _ = stage.loop
    UISwitch.appearance().onTintColor = .red
    let other = Stage()
    _ = other.loop
    other.window.addSubview(UISwitch())
    #expect((other.window.subviews.first as? UISwitch)?.onTintColor == nil)
  }

  @Test func `proxies end with their preview`() {
    weak var proxy: UISwitch?
    do {
      let other = Stage()
      _ = other.loop
      UISwitch.appearance().onTintColor = .red
      proxy = UISwitch.appearance()
      other.settle()
    }
    #expect(proxy != nil)
    _ = stage.loop
    #expect(proxy == nil)
  }

  @Test func `properties that a class of one's own declares dynamic are taken too`() {
    _ = stage.loop
    _Makers.register(Card.self) { Card() }
    Card.appearance().shade = .red
    #expect(shown(Card()).shade == .red)
    let own = Card()
    own.shade = .blue
    #expect(shown(own).shade == .blue)
  }

  @Test func `bars look as their proxies do, and their buttons by state`() throws {
    _ = stage.loop
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    UIButton.appearance().setTitleColor(.yellow, for: .highlighted)
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.settle()
    let bar = try #require(page.navigationController?.navigationBar)
    #expect(bar.backgroundColor == .red)
    #expect(bar.subviews.compactMap { $0 as? UILabel }.map(\.textColor) == [.green])
    let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
    #expect(button.titleColor(for: .normal) == .blue && button.titleColor(for: .highlighted) == .yellow)

    let elsewhere = UIToolbar()
    elsewhere.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    _ = shown(elsewhere)
    #expect(elsewhere.items?.first?.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a standard appearance given to the proxy is every bar's, unless it has one`() {
    _ = stage.loop
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = look
    #expect(shown(UINavigationBar()).backgroundColor == .red)
    let own = UINavigationBar()
    let other = UINavigationBarAppearance()
    other.backgroundColor = .blue
    own.standardAppearance = other
    #expect(shown(own).backgroundColor == .blue)
  }
}
