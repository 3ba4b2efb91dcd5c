import Glibc

/// Whether a browser could reach a server here: listens as the server would, and calls itself.
struct Reachability {
  let host: String
  let port: Int

  func findings() -> [Finding] {
    guard let address = IPv4Address(host) else {
      return [
        .dispensable(
          "address \(host): only numbers are tried here, such as 192.168.1.7",
          "scrollwork serve --host \(host)")
      ]
    }
    let listener = TestListener.listen(address, port: port)
    guard case .failure(let failure) = listener else {
      return [.good("port \(port) is free")] + addresses(address, listener)
    }
    switch failure.errno {
    case EADDRINUSE: return [portTaken(address)] + addresses(address, TestListener.listen(address, port: 0))
    case EACCES:
      return [
        .missing("port \(port) needs more rights than this user has", "choose one from 1024 on: --port 8080")
      ]
    case EADDRNOTAVAIL:
      return [
        .missing(
          "address \(host) is none of this machine's", "choose another with --host; 0.0.0.0 is all of them")
      ]
    case let code:
      return [.missing("port \(port): \(String(cString: strerror(code)))", "choose another with --port")]
    }
  }

  private func portTaken(_ address: IPv4Address) -> Finding {
    // A server that is up answers this path; anything else that listens there is somebody else's.
    let answer = TestListener.fetch("/healthz", from: address.isAny ? .loopback : address, port: port)
    let who = answer.hasPrefix("HTTP/1.1 200") ? "a server that is already up" : "another program"
    return .dispensable(
      "port \(port) is taken by \(who)", "the next free one will be used; or choose: --port 8090")
  }

  private func addresses(_ bound: IPv4Address, _ listener: Result<TestListener, TestListener.Failure>)
    -> [Finding]
  {
    guard case .success(let listener) = listener else { return [] }
    defer { listener.close() }
    var targets = [bound]
    if bound.isAny { targets = [.loopback] + IPv4Address.ofThisMachine() }
    let findings = targets.map { target in
      listener.answers(to: target)
        ? Finding.good("a browser can reach \(target.text)")
        : Finding.missing(
          "nothing comes back from \(target.text)", "let the firewall pass it: sudo ufw allow \(port)/tcp")
    }
    return findings
      + (bound.isLoopback ? [Finding.good("other machines cannot reach it; --lan lets them")] : [])
  }
}
