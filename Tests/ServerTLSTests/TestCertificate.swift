import Foundation
import Testing

/// A certificate for `localhost` that signs itself, and its key, in a folder that goes with it.
final class TestCertificate {
  let folder: String
  var certificate: String { folder + "/cert.pem" }
  var key: String { folder + "/key.pem" }

  init(days: Int = 30, passphrase: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let protection = passphrase.map { ["-passout", "pass:\($0)"] } ?? ["-nodes"]
    try Self.openssl(
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-subj", "/CN=localhost"]
        + ["-days", "\(days)", "-out", certificate, "-keyout", key] + protection)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    return "\(folder)/\(name)"
  }

  private static func openssl(_ words: [String]) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["openssl"] + words
    program.standardError = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    try #require(program.terminationStatus == 0)
  }
}
