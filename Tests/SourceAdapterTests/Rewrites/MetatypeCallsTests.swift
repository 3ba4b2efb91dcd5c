import Testing

@testable import SourceAdapter

@Suite struct `Initialisers of classes that are only known as values` {
  @Test func `ask UIKit for the object where a generic parameter is one of its classes`() {
    expect(
      """
      func make<T: UIView & Themed>(_ type: T.Type) -> T { T(frame: .zero) }
      func show<C>(_ type: C.Type) -> UIViewController where C: UIViewController { type.init() }
      class Host<Content: UIView>: UIView { let content = Content() }
      extension Host { func more() -> Content { Content.init(frame: bounds) } }
      protocol Paged { associatedtype Page: UIViewController }
      extension Paged { func page() -> Page { Page(nibName: nil, bundle: nil) } }
      """,
      becomes: """
        func make<T: UIView & Themed>(_ type: T.Type) -> T { T._made(frame: .zero) }
        func show<C>(_ type: C.Type) -> UIViewController where C: UIViewController { type._made() }
        class Host<Content: UIView>: UIView { let content = Content._made() }
        extension Host { func more() -> Content { Content._made(frame: bounds) } }
        protocol Paged { associatedtype Page: UIViewController }
        extension Paged { func page() -> Page { Page._made(nibName: nil, bundle: nil) } }
        """)
  }

  @Test func `ask where a value is such a class`() {
    expect(
      """
      class Screen: UIViewController {
        let kinds: [UIView.Type] = []
        var kind: UIViewController.Type
        func f(_ type: UINavigationController.Type) {
          _ = kind.init()
          _ = type.init(rootViewController: self)
          let found = NSClassFromString("Screen") as? UIViewController.Type
          _ = found?.init()
          if let found = found { _ = (NSClassFromString("A") as! NSObject.Type).init() }
        }
      }
      """,
      becomes: """
        class Screen: UIViewController {
          let kinds: [UIView.Type] = []
          var kind: UIViewController.Type
          func f(_ type: UINavigationController.Type) {
            _ = kind._made()
            _ = type._made(rootViewController: self)
            let found = NSClassFromString("Screen") as? UIViewController.Type
            _ = found?._made()
            if let found = found { _ = (NSClassFromString("A") as! NSObject.Type)._made() }
          }
        }
        """)
  }

  @Test func `ask for a type's own kind in what UIKit's classes are given`() {
    expect(
      """
      extension UIView {
        static func make() -> Self { self.init(frame: .zero) }
        func twin() -> Self { type(of: self).init() }
      }
      extension Themed where Self: UIView { static func make() -> Self { Self() } }
      """,
      becomes: """
        extension UIView {
          static func make() -> Self { self._made(frame: .zero) }
          func twin() -> Self { type(of: self)._made() }
        }
        extension Themed where Self: UIView { static func make() -> Self { Self._made() } }
        """)
  }

  @Test func `stay where the compiler knows how, or where it is no class of UIKit's`() {
    expectUnchanged(
      """
      protocol Makeable { init() }
      class Card: UIView { required init() { super.init(frame: .zero) } }
      final class Own: UIView { func twin() -> Own { type(of: self).init() } }
      struct Model { init() {}; func twin() -> Model { type(of: self).init() } }
      func a<T: UIView & Makeable>() -> T { T() }
      func b<T: Card>() -> T { T() }
      func c<T: Decodable>(_ d: Decoder) throws -> T { try T.init(from: d) }
      func d<T>(_ type: T.Type) -> UIView { UIView(frame: .zero) }
      class Plain: UIView { convenience init(a: Int) { self.init(frame: .zero) } }
      """)
  }

  @Test func `have each class say how it is made, only where that may be asked for`() {
    let classes = """
      class Badge: UIView {}
      class Row: UIView { init(a: Int) {} }
      class Model: NSObject {}
      class Coded: NSCoding {}
      """
    let asked = Adapting(classes + "\nfunc make<T: UIView>() -> T { T() }").appendix()
    #expect(asked.contains("UIKit._Makers.register(Badge.self) { Badge() }"))
    #expect(asked.contains("UIKit._Makers.register(Model.self) { Model() }"))
    #expect(!asked.contains("Row()") && !asked.contains("Coded()"))
    let generic =
      "class Shelf<T>: UIView { init(data: T? = nil) {} }\nclass Films: Shelf<Int> {}\nclass Open<T>: Shelf<T> {}"
    let made = Adapting(generic + "\nfunc make<T: UIView>() -> T { T() }").appendix()
    #expect(made.contains("UIKit._Makers.register(Films.self) { Films() }") && !made.contains("Open()"))
    #expect(Adapting("import Badgework\n" + classes).appendix().contains("_Makers.register(Badge.self)"))
    #expect(!Adapting("import UIKit\n" + classes).appendix().contains("_Makers"))
  }
  @Test func `have each class say how it is made where looks are set for a class`() {
    let asked = Adapting("class Badge: UIView {}\nfunc dress() { Badge.appearance().tintColor = .red }")
    #expect(asked.appendix().contains("UIKit._Makers.register(Badge.self) { Badge() }"))
    let other = Adapting(
      "class Badge: UIView { var look = 1 }\nfunc dress(_ badge: Badge) { badge.look = 2 }")
    #expect(!other.appendix().contains("_Makers"))
  }
}
