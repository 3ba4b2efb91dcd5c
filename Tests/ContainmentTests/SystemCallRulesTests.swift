import Glibc
import Testing

@testable import Containment

@Suite struct `Rules for system calls` {
  private func rules(
    pid: pid_t = 4711, scopesSignals: Bool = true, limitsTruncation: Bool = true
  ) -> SystemCallRules {
    SystemCallRules(pid: pid, scopesSignals: scopesSignals, limitsTruncation: limitsTruncation)
  }

  /// As the kernel judges: a rule holds if all its tests do.
  private func refusal(_ call: String, _ arguments: [UInt64] = [], by rules: SystemCallRules) -> Int32? {
    rules.rules.first { rule in
      rule.call == call
        && rule.tests.allSatisfy { argument, test in
          let value = arguments.indices.contains(Int(argument)) ? arguments[Int(argument)] : 0
          return switch test {
          case .equals(let wanted): value == wanted
          case .differs(let other): value != other
          case .above(let other): value > other
          case .masked(let mask, let wanted): value & mask == wanted
          }
        }
    }?.errno
  }

  @Test(arguments: [
    "socket", "ptrace", "mount", "unshare", "bpf", "memfd_create", "io_uring_setup", "clone3",
  ])
  func `refuse calls as such`(call: String) {
    #expect(refusal(call, by: rules()) != nil)
  }

  @Test(arguments: [
    "read", "write", "openat", "clone", "execve", "mmap", "futex", "socketpair", "kill", "exit",
  ])
  func `let the calls of every program through`(call: String) {
    #expect(refusal(call, by: rules()) == nil)
  }

  @Test func `let threads be made, and no namespaces`() {
    let thread: UInt64 = 0x3D_0F00  // of pthread_create
    #expect(refusal("clone", [thread], by: rules()) == nil)
    for kind: UInt64 in [0x2_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000] {
      #expect(refusal("clone", [thread | kind], by: rules()) == EPERM)
    }
  }

  @Test func `refuse memory that is shared and of no file, and no other`() {
    #expect(refusal("mmap", [0, 4096, 3, 0x21], by: rules()) == EPERM)
    #expect(refusal("mmap", [0, 4096, 3, 0x22], by: rules()) == nil)
    #expect(refusal("mmap", [0, 4096, 3, 0x01], by: rules()) == nil)
  }

  @Test(arguments: [1, 2, 3, 4711, 65_536, 4_194_303] as [pid_t])
  func `let a process name itself and nobody else`(pid: pid_t) {
    let rules = rules(pid: pid, scopesSignals: false)
    let own = UInt64(pid)
    for call in ["kill", "prlimit64", "sched_setscheduler"] {
      #expect(refusal(call, [own], by: rules) == nil)
      #expect(refusal(call, [0], by: rules) == nil)
      for other in [1, 2, 17, own - 1, own + 1, 0xFFFF_FFFF, .max, .max - own + 1]
      where other != own && other != 0 {
        #expect(refusal(call, [other], by: rules) == EPERM, "\(call) \(other)")
      }
    }
    #expect(refusal("tgkill", [own, own + 1], by: rules) == nil)
    #expect(refusal("tgkill", [own + 1, own + 1], by: rules) == EPERM)
    #expect(refusal("process_vm_readv", [own], by: rules) == nil)
    #expect(refusal("process_vm_readv", [own + 1], by: rules) == EPERM)
  }

  @Test func `leave signals to Landlock where it knows them`() {
    #expect(refusal("kill", [1], by: rules(scopesSignals: true)) == nil)
    #expect(refusal("kill", [1], by: rules(scopesSignals: false)) == EPERM)
  }

  @Test func `refuse to cut files short where Landlock does not know that`() {
    #expect(refusal("truncate", by: rules(limitsTruncation: true)) == nil)
    #expect(refusal("truncate", by: rules(limitsTruncation: false)) == EPERM)
    #expect(refusal("openat", [0, 0, UInt64(O_RDONLY | O_TRUNC)], by: rules()) == EPERM)
    #expect(refusal("openat", [0, 0, UInt64(O_WRONLY | O_CREAT | O_TRUNC)], by: rules()) == nil)
  }

  @Test func `let threads stand back, and nobody of before`() {
    #expect(refusal("setpriority", [0, 0, 19], by: rules()) == nil)
    #expect(refusal("setpriority", [0, 4712, 19], by: rules()) == nil)
    #expect(refusal("setpriority", [0, 4710, 19], by: rules()) == EPERM)
    #expect(refusal("setpriority", [2, 0, 19], by: rules()) == EPERM)
  }

  @Test func `test an argument once a rule, as the library wants it`() {
    for rule in rules(scopesSignals: false, limitsTruncation: false).rules {
      #expect(Set(rule.tests.map(\.argument)).count == rule.tests.count)
    }
  }
}
