import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let viewModel = WordsViewModel(service: WordService())
        window?.rootViewController = UINavigationController(rootViewController: WordsViewController(viewModel: viewModel))
        window?.makeKeyAndVisible()
        return true
    }
}
