/// Interfaces that lead to everywhere else, from the text of `/proc/net/route`.
enum DefaultRoutes {
  /// The lowest metric of each interface that has such a route. Lines that are none are passed over.
  static func metrics(in text: String) -> [String: Int] {
    var metrics: [String: Int] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      // Iface Destination Gateway Flags RefCnt Use Metric Mask …; addresses and flags in base 16.
      let fields = line.split { $0 == "\t" || $0 == " " }
      guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000",
        let flags = Int(fields[3], radix: 16), flags & isUp != 0, flags & isReject == 0,
        let metric = Int(fields[6])
      else { continue }
      metrics[String(fields[0])] = min(metric, metrics[String(fields[0])] ?? .max)
    }
    return metrics
  }

  /// RTF_UP and RTF_REJECT of <linux/route.h>.
  private static let isUp = 0x1
  private static let isReject = 0x200
}
