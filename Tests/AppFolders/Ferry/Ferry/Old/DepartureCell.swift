import UIKit

// From before the rewrite; excluded in project.yml.
class DepartureCell: UITableViewCell {
    @IBOutlet weak var timeLabel: UILabel!
}
