import Containment
import Glibc
import PreviewRuntime
import PreviewWire
import Processes
import QuartzCore

/// The agent process: previews on its main thread, a gateway at the other end of a socket.
@MainActor public enum Agent {
  /// Runs the agent with the words of its command line: `--bundle LIB`, `--assets DIR`, `--memory MiB`;
  /// without a bundle it has the previews of the `gallery`, which reads its `resources`. Returns the exit
  /// status when the gateway is gone: 0, or 2 for a command line or a bundle that makes no sense, said in one
  /// line on standard error.
  public static func run(_ arguments: [String], gallery: [Preview], resources: [String] = []) -> Int32 {
    do {
      let options = try options(arguments)
      guard ProcessAttributes.endWithParent(socket: InheritedDescriptors.socket) else { return 0 }
      let folder = try Enclosure.enter(
        options, closingFrom: InheritedDescriptors.socket + 1, reading: resources)
      defer { folder?.remove() }
      serve(try options.previews(orElse: gallery))
      return 0
    } catch {
      Log.note((error as? AgentError)?.message ?? "\(error)", from: "scrollwork-agent")
      return 2
    }
  }

  private static func options(_ arguments: [String]) throws -> BundleOptions {
    var options = BundleOptions()
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      let isKnown = try options.take(flag) {
        guard let value = rest.popFirst() else { throw AgentError.missingValue(flag: flag) }
        return value
      }
      guard isKnown else { throw AgentError.unknownFlag(flag) }
    }
    return options.absolute
  }

  /// Serves `previews` over `descriptor`, a SEQPACKET socket, until the gateway is gone.
  ///
  /// Sleeps whenever nothing moves: an idle session costs no timer and no time.
  public static func serve(_ previews: [Preview], descriptor: Int32 = InheritedDescriptors.socket) {
    let socket = AgentSocket(descriptor: descriptor)
    socket.exitWhenPeerIsGone()
    let clock = RealClock()
    let host = HostLoop(previews: previews, clock: clock) { report in
      guard let packets = try? report.packets() else { return false }
      return socket.send(packets)
    }
    var assembler = PacketAssembler()
    let bell = Bell()
    VirtualExecutor.onMail { bell.ring() }
    host.greet()
    while true {
      socket.wait(timeout: host.nextStep.map { $0 - clock.now }, bell: bell)
      if VirtualExecutor.hasMail { VirtualExecutor.deliverMail() }
      if socket.hasUnsent {
        socket.flush()
        if !socket.hasUnsent { host.roomAgain() }
      }
      guard readAll(from: socket, with: &assembler, into: host) else { return }
      host.step()
    }
  }

  /// False when the gateway is gone, or speaks another language than this agent.
  private static func readAll(
    from socket: AgentSocket, with assembler: inout PacketAssembler, into host: HostLoop
  ) -> Bool {
    while true {
      switch socket.receive() {
      case .nothingYet: return true
      case .closed: return false
      case .packet(let packet):
        do throws(WireError) {
          if let message = try assembler.receive(packet) {
            host.receive(try MessageToAgent(decoding: message))
          }
        } catch {
          Log.note("a message of the gateway makes no sense: \(error.reason)", from: "scrollwork-agent")
          return false
        }
      }
    }
  }
}
