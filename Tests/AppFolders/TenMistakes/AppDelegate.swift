import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tools = ToolsViewController()  // mistake 1: the initialiser wants a shed
        window?.rootViewController = UINavigationController(rootViewController: tools)
        window?.makeKeyAndVisible()
        return true
    }
}
