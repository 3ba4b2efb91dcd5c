import Glibc
import Testing

@testable import ServerTLS

@Suite struct `The identity of a server` {
  private func fault(_ certificate: String, _ key: String) -> TLSError? {
    do throws(TLSError) {
      _ = try TLSIdentity(certificate: certificate, key: key)
      return nil
    } catch { return error }
  }

  @Test func `is a certificate with its key`() throws {
    let files = try TestCertificate()

    #expect(fault(files.certificate, files.key) == nil)
    #expect(try !TLSIdentity(certificate: files.certificate, key: files.key).hasExpired)
  }

  @Test func `is told from files that cannot be read, each by its own name`() throws {
    let files = try TestCertificate()
    let nowhere = "/nowhere/at/all.pem"

    #expect(fault(nowhere, files.key) == .unreadable(path: nowhere, isKey: false, errno: ENOENT))
    #expect(fault(files.certificate, nowhere) == .unreadable(path: nowhere, isKey: true, errno: ENOENT))
    #expect(fault(files.folder, files.key) == .unreadable(path: files.folder, isKey: false, errno: EISDIR))
  }

  @Test func `is not made of other files`() throws {
    let (files, others) = (try TestCertificate(), try TestCertificate())
    let nonsense = try files.write(
      "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", to: "bad.pem")
    let empty = try files.write("", to: "empty.pem")

    #expect(fault(nonsense, files.key) == .noCertificate(path: nonsense))
    #expect(fault(empty, files.key) == .noCertificate(path: empty))
    #expect(fault(files.key, files.key) == .noCertificate(path: files.key))
    #expect(fault(files.certificate, files.certificate) == .noKey(path: files.certificate))
    #expect(fault(files.certificate, empty) == .noKey(path: empty))
    #expect(
      fault(files.certificate, others.key) == .otherKey(certificate: files.certificate, key: others.key))
  }

  @Test func `asks nobody for the passphrase of a key`() throws {
    let files = try TestCertificate(passphrase: "secret")

    #expect(fault(files.certificate, files.key) == .noKey(path: files.key))
  }
}
