/// Modules that stand in for UIKit and PreviewRuntime in programs of these tests: as much of their surface as
/// adapted sources use, and nothing of what they do.
enum StandIns {
  static let uiKit = #"""
    @_exported import Foundation

    public enum _OptionalMethods {
      nonisolated(unsafe) static var names: [ObjectIdentifier: Set<String>] = [:]
      public static func register(_ type: AnyClass, _ list: [String]) { names[ObjectIdentifier(type)] = Set(list) }
      static func implements(_ object: AnyObject, _ name: String) -> Bool {
        var next: AnyClass? = type(of: object)
        while let here = next {
          if names[ObjectIdentifier(here)]?.contains(name) == true { return true }
          next = _getSuperclass(here)
        }
        return false
      }
    }
    public protocol _OptionalMethodsHaving: AnyObject {}
    extension _OptionalMethodsHaving {
      public func _implementing(_ name: String) -> Self? { _OptionalMethods.implements(self, name) ? self : nil }
    }

    @MainActor @preconcurrency public protocol UIScrollViewDelegate: _OptionalMethodsHaving {
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    }
    extension UIScrollViewDelegate {
      public func scrollViewDidScroll(_ scrollView: UIScrollView) { print("default") }
      public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    }
    @MainActor @preconcurrency public final class _Unimplemented: UIScrollViewDelegate {
      public static let shared = _Unimplemented()
    }

    @MainActor @preconcurrency open class UIView: NSObject {
      public override init() {}
      open func layoutSubviews() { print("UIView.layoutSubviews") }
      open var alpha: Double = 1
      open class var layerClass: AnyClass { UIView.self }
    }
    @MainActor @preconcurrency open class UIScrollView: UIView {
      public weak var delegate: UIScrollViewDelegate?
    }

    public struct Selector: Hashable {
      let name: String
      let call: (AnyObject, Any?) -> Void
      public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
        self.name = name
        call = { target, _ in MainActor.assumeIsolated { [target = target as! T] in _ = method(target)() } }
      }
      public init<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
        self.name = name
        call = { target, a in
          MainActor.assumeIsolated { [target = target as! T, a = a! as! A] in _ = method(target)(a) }
        }
      }
      public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
      public func hash(into hasher: inout Hasher) { hasher.combine(name) }
      public func send(to target: AnyObject, _ argument: Any? = nil) { call(target, argument) }
    }

    extension CGRect {
      public func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      }
    }

    extension NSObject {
      public func _willChange(_ key: String, _ path: AnyKeyPath) { print("will change", key, self[keyPath: path] ?? "") }
      public func _didChange(_ key: String, _ path: AnyKeyPath) { print("did change", key, self[keyPath: path] ?? "") }
    }
    @MainActor public enum _Makers {
      static var known: [ObjectIdentifier: () -> NSObject] = [:]
      public static func register<T: NSObject>(_ type: T.Type, _ make: @escaping () -> T) {
        known[ObjectIdentifier(type)] = make
      }
    }
    extension NSObject {
      public static func _made() -> Self {
        MainActor.assumeIsolated { _Makers.known[ObjectIdentifier(self)]!() as! Self }
      }
    }
    @MainActor public enum _KeyedProperties {
      public static func register<T, V>(_ type: T.Type, _ key: String, _ path: ReferenceWritableKeyPath<T, V>) {
        print(type, key, "can be set")
      }
      public static func register<T, V>(_ type: T.Type, _ key: String, _ path: KeyPath<T, V>) {
        print(type, key, "can be read")
      }
      public static func register<T, V>(
        _ type: T.Type, _ key: String, _ path: KeyPath<T, V>, _ set: @escaping (T, V) -> Void
      ) { print(type, key, "can be set") }
    }
    @MainActor public final class _OverriddenMember<Arguments, Result> {
      public func add<Owner: AnyObject>(_ owner: Owner.Type, _ body: @escaping (Owner, Arguments) -> Result) {
        print(owner, "overrides from an extension")
      }
    }
    @MainActor public enum _ExtensionOverrides {
      public static let layoutSubviews = _OverriddenMember<Void, Void>()
    }
    @MainActor public enum _NibOutlets {
      public static func register(_ type: AnyClass, _ names: [String]) { print(type, "counts on", names) }
    }
    extension NSObjectProtocol {
      public func setValue(_ value: Any?, forKey key: String) {}
      public func value(forKey key: String) -> Any? { nil }
      public static func description() -> String { String(describing: self) }
    }

    extension NSObject { subscript(keyPath path: AnyKeyPath) -> Any? { (self as Any)[keyPath: path] } }
    """#

  static let previewRuntime = """
    import UIKit
    public final class BundleBuilder {
      public init() {}
      public func optionalMethods(of type: AnyClass, _ names: [String]) { _OptionalMethods.register(type, names) }
    }
    """
}
