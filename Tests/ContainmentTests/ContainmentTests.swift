import ContainmentSystem
import Foundation
import Glibc
import Testing

@testable import Containment

/// Each in a process of its own, as nothing takes the layers off again. Exits with the number of the
/// first claim that failed, or with 0.
@Suite struct `Contained processes` {
  private static let missing = Containment.missing

  /// Goes into a new folder, and under all layers that there are.
  private static func enter(reading: [String] = []) -> String {
    let made = "\(NSTemporaryDirectory())/contained-\(UUID().uuidString)"
    mkdir(made, 0o700)
    chdir(made)
    guard containment_forgo_privileges() == 0 else { exit(99) }
    guard Containment.enter(read: reading, write: [made]) == missing.subtracting([.network]) else { exit(98) }
    return made
  }

  nonisolated(unsafe) private static var wants: Int32 = 0

  private static func want(_ isTrue: Bool) {
    wants += 1
    if !isTrue { exit(wants) }
  }

  private static func opens(_ path: String, _ flags: Int32 = O_RDONLY) -> Bool {
    let descriptor = open(path, flags, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  @Test(.enabled(if: !missing.contains(.files)))
  func `open what they need, write in their folder, and see no files of the user's`() async {
    await #expect(processExitsWith: .success) {
      let secret = "\(NSTemporaryDirectory())/secret-\(UUID().uuidString)"
      FileManager.default.createFile(atPath: secret, contents: Data("x".utf8))
      let folder = Self.enter()
      Self.want(!Self.opens(secret) && errno == EACCES)
      Self.want(!Self.opens(secret, O_WRONLY))
      Self.want(truncate(secret, 0) != 0)
      Self.want(unlink(secret) != 0)
      Self.want(rename(secret, "mine") != 0 && link(secret, "mine") != 0)
      Self.want(!Self.opens("/etc/passwd") && !Self.opens("/etc/shadow"))
      Self.want(!Self.opens("/dev/shm/x", O_CREAT | O_RDWR))
      Self.want(opendir("/proc") == nil && opendir("/tmp") == nil && opendir("/") == nil)
      Self.want(!Self.opens("/proc/\(getppid())/environ") && !Self.opens("/proc/\(getppid())/mem"))
      Self.want(Self.opens("/proc/self/maps") && Self.opens("/etc/ld.so.cache"))
      Self.want(Self.opens("/dev/null", O_RDWR) && Self.opens("/dev/urandom"))
      Self.want(Self.opens("a", O_CREAT | O_WRONLY) && rename("a", "b") == 0 && unlink("b") == 0)
      Self.want((try? Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/c"), options: .atomic)) != nil)
      Self.want((try? FileManager.default.copyItem(atPath: "c", toPath: "d")) != nil)
    }
  }

  @Test(.enabled(if: !missing.contains(.calls)))
  func `have no sockets, no namespaces, no debugger and no memory that nobody counts`() async {
    await #expect(processExitsWith: .success) {
      _ = Self.enter()
      for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET, AF_VSOCK] {
        Self.want(socket(family, Int32(SOCK_STREAM.rawValue), 0) == -1 && errno == EACCES)
      }
      var ends: [Int32] = [-1, -1]
      Self.want(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      Self.want(containment_can_leave_network() == 0)
      Self.want(mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
      Self.want(mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
      Self.want(shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0o600) == -1)
    }
  }

  @Test(.enabled(if: !missing.contains(.calls)))
  func `signal themselves and nobody else, and start threads and programs`() async {
    await #expect(processExitsWith: .success) {
      _ = Self.enter()
      Self.want(kill(getppid(), 0) != 0 && kill(1, 0) != 0)
      Self.want(kill(getpid(), 0) == 0)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread { isDone.signal() }
      isDone.wait()
      Self.want(pthread_kill(pthread_self(), 0) == 0)
      var child: pid_t = 0
      var words = [strdup("true"), nil]
      Self.want(posix_spawnp(&child, "true", nil, nil, &words, environ) == 0)
      var status: Int32 = -1
      Self.want(waitpid(child, &status, 0) == child && status == 0)
    }
  }
}
