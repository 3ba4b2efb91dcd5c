//
//  AppDelegate.swift
//  Pinboard
//
//  Created on 14/09/15.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.backgroundColor = UIColor.white
        let board = BoardViewController()
        let navigation = UINavigationController(rootViewController: board)
        navigation.navigationBar.barTintColor = UIColor(red: 0.93, green: 0.36, blue: 0.29, alpha: 1)
        navigation.navigationBar.isTranslucent = false
        window!.rootViewController = navigation
        window!.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
    }
}
