import Stevedore
import StevedoreStoryboard

extension StevedoreStoryboard {
    @objc class func setup() {
        defaultContainer.register(DepotInteractorInput.self) { resolver in
            DepotInteractor(clock: resolver.resolve(DepotClock.self)!)
        }.initCompleted { resolver, input in
            let interactor = input as! DepotInteractor
            interactor.output = resolver.resolve(DepotInteractorOutput.self)
        }
        defaultContainer.register(DepotViewOutput.self) { _ in DepotPresenter() }
            .implements(DepotInteractorOutput.self)
            .initCompleted { resolver, output in
                let presenter = output as! DepotPresenter
                presenter.interactor = resolver.resolve(DepotInteractorInput.self)
                presenter.view = resolver.resolve(DepotViewInput.self)
            }
        defaultContainer.storyboardInitCompleted(DepotViewController.self) { resolver, screen in
            screen.output = resolver.resolve(DepotViewOutput.self)
        }
    }
}
