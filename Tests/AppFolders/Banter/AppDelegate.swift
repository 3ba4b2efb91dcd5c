import Firebase
import FirebaseMessaging
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate, MessagingDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        FirebaseApp.configure()
        Messaging.messaging().delegate = self
        window = UIWindow(frame: UIScreen.main.bounds)
        if Auth.auth().currentUser == nil {
            window?.rootViewController = SignInViewController()
        } else {
            window?.rootViewController = UINavigationController(rootViewController: ChatViewController(room: "lobby"))
        }
        window?.makeKeyAndVisible()
        return true
    }

    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
        print("token: \(fcmToken ?? "none")")
    }
}
