import UIKit

class MainTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemPurple
        viewControllers = [
            templateNavController(title: "Discover", imageName: "sparkles", root: DiscoverController(collectionViewLayout: UICollectionViewFlowLayout())),
            templateNavController(title: "Search", imageName: "magnifyingglass", root: SearchController(collectionViewLayout: UICollectionViewFlowLayout())),
            templateNavController(title: "Saved", imageName: "bookmark", root: SavedController(album: Album(name: "Saved", tracks: ["Loom", "Ferry", "Hail"]))),
        ]
    }

    private func templateNavController(title: String, imageName: String, root: UIViewController) -> UIViewController {
        let navController = UINavigationController(rootViewController: root)
        navController.navigationBar.prefersLargeTitles = true
        root.navigationItem.title = title
        navController.tabBarItem.title = title
        navController.tabBarItem.image = UIImage(systemName: imageName)
        return navController
    }
}
