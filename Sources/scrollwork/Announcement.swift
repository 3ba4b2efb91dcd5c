import PreviewServer
import QRCodes

/// The lines that tell where a server is, once it takes connections.
struct Announcement {
  var addresses: ServerAddresses
  /// Characters in a line of the terminal that the lines go to; nil where they go elsewhere, and no code is
  /// drawn.
  var columns: Int?

  var lines: [String] {
    let places = [
      "Scrollwork is at \(addresses.page)", "The owner's address, for you alone: \(addresses.owners)",
    ]
    return addresses.isLoopback ? places : places + network + code
  }

  /// Addresses of a server that listens on all interfaces.
  private var network: [String] {
    guard let onThisMachine = addresses.pageOnThisMachine else {
      return addresses.standsForAll
        ? ["This machine is in no network, so no other device reaches it: \(doctor)"] : [hint]
    }
    var rows = addresses.candidates.map {
      (addresses.page(at: $0), $0.isVirtual ? "\($0.interface), virtual" : $0.interface)
    }
    rows.append((onThisMachine, "this machine alone"))
    let width = rows.map(\.0.count).max() ?? 0
    return ["Its addresses, the likeliest first:"]
      + rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" } + [hint]
  }

  private var hint: String { "Not reached from another device? \(doctor)" }

  private var doctor: String {
    "scrollwork doctor --lan" + (addresses.port == DoctorArguments().port ? "" : " --port \(addresses.port)")
  }

  /// The owner's address, for the camera of the owner's phone. It comes last, to be seen as a whole.
  private var code: [String] {
    guard let columns, addresses.pageOnThisMachine != nil || !addresses.standsForAll,
      let code = try? QRCode(addresses.owners)
    else { return [] }
    let picture = TerminalPicture(code)
    guard picture.columns <= columns else {
      return ["A code for your phone needs a terminal of \(picture.columns) columns."]
    }
    return ["The owner's address, for your own phone's camera:"] + picture.lines
  }
}
