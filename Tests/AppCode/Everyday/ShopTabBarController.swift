import UIKit

/// The shop's three rooms, with what waits in the basket on its badge.
class ShopTabBarController: UITabBarController {

    private let basket = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 1)

    override func viewDidLoad() {
        super.viewDidLoad()

        UITabBar.appearance().tintColor = .systemPink
        UITabBar.appearance().unselectedItemTintColor = .systemGray2

        let home = UINavigationController(rootViewController: RoomController(name: "Teapots", count: 14))
        home.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)

        let cart = UINavigationController(rootViewController: RoomController(name: "Basket", count: 3))
        cart.tabBarItem = basket
        basket.badgeValue = "3"
        basket.badgeColor = .systemOrange

        let more = RoomController(name: "Help", count: 5)
        more.tabBarItem = UITabBarItem(
            title: "Help", image: UIImage(systemName: "questionmark.circle"),
            selectedImage: UIImage(systemName: "questionmark.circle.fill"))

        viewControllers = [home, cart, more]
        tabBar.isTranslucent = true
        if #available(iOS 15.0, *) {
            let look = UITabBarAppearance()
            look.configureWithDefaultBackground()
            tabBar.standardAppearance = look
            tabBar.scrollEdgeAppearance = look
        }
    }
}

private final class RoomController: UITableViewController {

    private let name: String
    private let count: Int

    init(name: String, count: Int) {
        self.name = name
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "\(name) \(indexPath.row + 1)"
        return cell
    }
}
