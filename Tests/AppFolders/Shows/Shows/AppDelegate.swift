import UIKit
import RxSwift

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let viewModel = ShowsViewModel(service: ShowService())
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: SeasonsViewController(seasons: Season.sample)),
            UINavigationController(rootViewController: ShowsViewController(viewModel: viewModel)),
        ]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
