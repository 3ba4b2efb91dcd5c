import Glibc
import ServerTLS

extension TLSError {
  /// Names the flag and the file, and says what mends it.
  var sentence: String {
    switch self {
    case .unreadable(let path, let isKey, let number):
      "\(isKey ? "--tls-key" : "--tls-cert") \(path): the file cannot be read: "
        + String(cString: strerror(number))
    case .noCertificate(let path):
      "--tls-cert \(path): there is no certificate in it; it takes a file in PEM, with BEGIN CERTIFICATE"
    case .noKey(let path):
      "--tls-key \(path): there is no private key in it that needs no passphrase; it takes a file in PEM, with "
        + "BEGIN PRIVATE KEY"
    case .otherKey(let certificate, let key):
      "--tls-key \(key) does not belong to --tls-cert \(certificate); name the key that it was made with"
    case .refused:
      "TLS cannot be set up with OpenSSL's configuration on this machine; leave --tls-cert and --tls-key out"
    }
  }
}
