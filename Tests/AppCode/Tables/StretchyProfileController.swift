import UIKit

/// A picture above the rows that grows while the list is pulled down.
final class StretchyProfileController: UIViewController {
    private let tableView = UITableView()
    private let header = UIView()
    private let headerHeight: CGFloat = 220

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.contentInset = UIEdgeInsets(top: headerHeight, left: 0, bottom: 0, right: 0)
        tableView.contentOffset = CGPoint(x: 0, y: -headerHeight)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)

        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
        header.layer.addSublayer(gradient)
        header.clipsToBounds = true
        tableView.addSubview(header)
        updateHeader()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateHeader()
    }

    private func updateHeader() {
        var rect = CGRect(x: 0, y: -headerHeight, width: tableView.bounds.width, height: headerHeight)
        if tableView.contentOffset.y < -headerHeight {
            rect.origin.y = tableView.contentOffset.y
            rect.size.height = -tableView.contentOffset.y
        }
        header.frame = rect
    }
}

extension StretchyProfileController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Entry \(indexPath.row)"
        content.secondaryText = "Written some time ago"
        content.image = UIImage(systemName: "person.circle")
        cell.contentConfiguration = content
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateHeader()
    }
}
