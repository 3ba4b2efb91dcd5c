import Swinject
import SwinjectAutoregistration
import SwinjectStoryboard

extension SwinjectStoryboard {
    @objc class func setup() {
        defaultContainer.register(Oven.self) { _ in StoneOven() }
            .inObjectScope(.container)
        defaultContainer.autoregister(LoafStore.self, initializer: BakedLoaves.init)
            .inObjectScope(.container)
        defaultContainer.autoregister(LoavesViewModel.self, initializer: LoavesViewModel.init(store:oven:))
        defaultContainer.autoregister(LoafViewModel.self, argument: Int.self, initializer: LoafViewModel.init)

        defaultContainer.storyboardInitCompleted(LoavesViewController.self) { resolver, controller in
            controller.viewModel = resolver ~> LoavesViewModel.self
            controller.makeDetail = { resolver ~> (LoafViewModel.self, argument: $0) }
        }
    }
}
