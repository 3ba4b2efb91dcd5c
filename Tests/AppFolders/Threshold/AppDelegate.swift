import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let seen = UserDefaults.standard.bool(forKey: "hasSeenOnboarding")
        window?.rootViewController = seen ? HomeViewController() : OnboardingViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
