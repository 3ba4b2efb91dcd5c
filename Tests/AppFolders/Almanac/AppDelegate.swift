import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        var components = DateComponents()
        (components.year, components.month, components.day) = (2024, 2, 1)
        let start = Calendar(identifier: .gregorian).date(from: components) ?? Date()
        window?.rootViewController = CalendarViewController(start: start, numberOfMonths: 12)
        window?.makeKeyAndVisible()
        return true
    }
}
