import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { granted, error in
            if let error = error { print(error.localizedDescription) }
        }
        let tabs = UITabBarController()
        let list = UINavigationController(rootViewController: ErrandsViewController())
        list.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
        let board = BoardController()
        board.tabBarItem = UITabBarItem(title: "Board", image: UIImage(systemName: "square.grid.2x2"), tag: 1)
        tabs.viewControllers = [board, list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
