import UIKit
import MapKit

class RoomViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var mapView: MKMapView!
    @IBOutlet weak var visitButton: UIButton!

    var name = "Room"

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = name
        let centre = CLLocationCoordinate2D(latitude: 47.05, longitude: 8.31)
        mapView.setRegion(MKCoordinateRegion(center: centre, latitudinalMeters: 400, longitudinalMeters: 400), animated: false)
    }

    @IBAction func visit(_ sender: UIButton) {
        sender.setTitle("Visited", for: .normal)
        sender.isEnabled = false
    }
}
