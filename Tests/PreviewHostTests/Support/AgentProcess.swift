import Foundation
import Glibc
import PreviewWire
import Testing

/// An agent as a process of its own, with a gateway that is a test.
final class AgentProcess {
  let pid: pid_t
  private let socket: Int32
  private var assembler = PacketAssembler()
  private var hasEnded = false

  init(_ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    try #require(
      socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // To itself it would stay closed on exec.
    let end = fcntl(ends[1], F_DUPFD_CLOEXEC, 100)
    close(ends[1])
    posix_spawn_file_actions_adddup2(&actions, end, 3)
    defer { close(end) }
    let words = [TestBundle.agent.path] + arguments
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var pid: pid_t = 0
    try #require(posix_spawn(&pid, TestBundle.agent.path, &actions, nil, &argv, environ) == 0)
    (self.pid, socket) = (pid, ends[0])
  }

  deinit {
    close(socket)
    if !hasEnded {
      kill(pid, SIGKILL)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
    }
  }

  func send(_ message: MessageToAgent) throws {
    for packet in try message.packets() {
      #expect(
        packet.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
          == packet.count)
    }
  }

  /// The next report; nil once the agent is gone.
  func receive() throws -> MessageFromAgent? {
    var buffer = [UInt8](repeating: 0, count: WireLimits.packet)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      if let message = try assembler.receive(Array(buffer[..<count])) {
        return try MessageFromAgent(decoding: message)
      }
    }
  }

  /// Lets go of the agent and waits for its end; its exit status, or minus a signal.
  func hangUp() -> Int32 {
    shutdown(socket, Int32(SHUT_RDWR))
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
