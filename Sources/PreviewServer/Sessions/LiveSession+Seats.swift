import PreviewSession
import PreviewWire

/// Seats: secrets by which viewers come back to control that the owner gave them. They are kept as hashes, as
/// keys of links are, and nowhere but in memory.
extension LiveSession {
  /// Tells a viewer that it has control, with a new seat. There is none without a link.
  func giveSeat(to number: Int) {
    guard let viewer = viewers[number] else { return }
    guard let link = viewer.link else { return viewer.tell(.role(.control)) }
    var random = SystemRandomNumberGenerator()
    let seat = RandomBits(from: &random)
    machine.seated(number, by: link.id, hash: KeyHash.of(seat.description))
    viewer.tell(MessageToViewer(seat: seat))
  }

  /// A viewer comes with the seat that it was told on another connection.
  func returned(_ viewer: Viewer, with seat: String, at now: Moment) {
    guard let link = viewer.link else { return }
    perform(machine.returned(viewer.number, with: KeyHash.of(seat), by: link.id, at: now), at: now)
  }

  func linkEnded(_ link: LinkID) { machine.linkEnded(link) }
}
