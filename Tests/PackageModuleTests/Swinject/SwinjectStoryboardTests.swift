import InterfaceFiles
import Swinject
import SwinjectStoryboard
import Testing
import UIKit

private final class CounterController: UIViewController {
  var bread: String?
  var wasLoaded = false
  override func viewDidLoad() {
    super.viewDidLoad()
    wasLoaded = true
  }
}

extension SwinjectStoryboard {
  class func setup() {
    defaultContainer.register(String.self) { _ in "rye" }
    defaultContainer.storyboardInitCompleted(CounterController.self) { resolver, controller in
      controller.bread = resolver.resolve(String.self)
    }
    defaultContainer.storyboardInitCompleted(CounterController.self, name: "sweet") { _, controller in
      controller.bread = "brioche"
    }
  }
}

@MainActor @Suite(.serialized) struct `Swinject's storyboards` {
  private static let bakery = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav"><connections>
            <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="one" storyboardIdentifier="one" customClass="CounterController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="two" storyboardIdentifier="two" customClass="CounterController">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="swinjectRegistrationName" value="sweet"/>
            </userDefinedRuntimeAttributes>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let street = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav"><connections>
            <segue destination="there" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Bakery" referencedIdentifier="one" id="there"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// As generated code does, once.
  private static let registered: Void = {
    for (name, text) in [("Bakery", bakery), ("Street", street)] {
      guard let document = try? InterfaceReader.document(Data(text.utf8)) else { continue }
      _InterfaceFiles.register(name, isStoryboard: true, module: "Wheels", language: "", document.compactText)
    }
    _NibClasses.register(CounterController.self, "CounterController", module: "Wheels")
    SwinjectStoryboard._register { SwinjectStoryboard.setup() }
  }()

  private let stage = PackageStage()
  init() { Self.registered }

  @Test func `give a plain storyboard's controllers what setup() registered, before their views`() throws {
    let storyboard = UIStoryboard(name: "Bakery", bundle: nil)
    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    let first = try #require(navigation?.viewControllers.first as? CounterController)
    #expect(first.bread == "rye" && !first.wasLoaded)
    let named = storyboard.instantiateViewController(withIdentifier: "two") as? CounterController
    #expect(named?.bread == "brioche" && named?.swinjectRegistrationName == "sweet")
  }

  @Test func `give those of a container of one's own what that has`() {
    let container = Container()
    container.storyboardInitCompleted(CounterController.self) { $1.bread = "spelt" }
    let storyboard = SwinjectStoryboard.create(name: "Bakery", bundle: nil, container: container)
    let one = storyboard.instantiateViewController(withIdentifier: "one") as? CounterController
    let two = storyboard.instantiateViewController(withIdentifier: "two") as? CounterController
    #expect(one?.bread == "spelt" && two?.bread == nil)
    let plain = SwinjectStoryboard.create(name: "Bakery", bundle: nil)
    #expect((plain.instantiateViewController(withIdentifier: "one") as? CounterController)?.bread == "rye")
    #expect(stage.reports.isEmpty)
  }

  @Test func `give those that a reference leads to what the container has`() throws {
    let container = Container()
    container.storyboardInitCompleted(CounterController.self) { $1.bread = "spelt" }
    let street = SwinjectStoryboard.create(name: "Street", bundle: nil, container: container)
    let navigation = street.instantiateInitialViewController() as? UINavigationController
    #expect((navigation?.viewControllers.first as? CounterController)?.bread == "spelt")
  }
}
