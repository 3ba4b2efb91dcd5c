import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let viewModel = ShopViewModel(repository: ShelfRepository())
        window?.rootViewController = UINavigationController(rootViewController: ShopViewController(viewModel: viewModel))
        window?.makeKeyAndVisible()
        return true
    }
}
