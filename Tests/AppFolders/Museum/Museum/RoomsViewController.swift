import UIKit

class RoomCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!
}

class RoomsViewController: UICollectionViewController {

    private let rooms = [("Bronze", 14), ("Glass", 32), ("Maps", 9), ("Clocks", 21), ("Looms", 5), ("Coins", 118), ("Kites", 17)]

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return rooms.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Room", for: indexPath) as! RoomCell
        cell.nameLabel.text = rooms[indexPath.row].0
        cell.countLabel.text = "\(rooms[indexPath.row].1) pieces"
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showRoom",
            let room = segue.destination as? RoomViewController,
            let cell = sender as? UICollectionViewCell,
            let indexPath = collectionView?.indexPath(for: cell) {
            room.name = rooms[indexPath.row].0
        }
    }

    @IBAction func unwindToRooms(_ segue: UIStoryboardSegue) {
        collectionView?.reloadData()
    }
}
