import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let urls = (1...12).map { URL(string: "https://photos.example.org/\($0).jpg")! }
        window?.rootViewController = PhotoPagesViewController(urls: urls)
        window?.makeKeyAndVisible()
        return true
    }
}
