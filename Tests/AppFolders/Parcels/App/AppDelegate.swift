import UIKit
import UserNotifications
import os.log

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "Parcels", category: "launch")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound, .badge]) { [weak self] granted, error in
            if let error = error {
                self?.logger.error("Notifications: \(error.localizedDescription, privacy: .public)")
            }
            guard granted else {
                self?.logger.notice("Notifications were declined")
                return
            }
            DispatchQueue.main.async {
                UIApplication.shared.registerForRemoteNotifications()
            }
        }

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ParcelsViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        let number = response.notification.request.content.userInfo["parcel"] as? String
        logger.info("Opened from a notification for \(number ?? "nothing")")
        completionHandler()
    }
}
