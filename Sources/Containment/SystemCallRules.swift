import Glibc

/// The system calls that previewed code is refused, and with what error. A value: `SystemCallFilter` hands it
/// to the kernel.
///
/// It is a list of what is refused, not of what is let in: previews bring code of their own, and a list of
/// everything that Foundation, ICU and the C library may ever call would end some of it for nothing. Files
/// are Landlock's matter, as far as it knows them.
struct SystemCallRules: Equatable {
  /// How one argument has to be for a rule to hold.
  enum Test: Equatable {
    case equals(UInt64)
    case differs(from: UInt64)
    case above(UInt64)
    /// The bits of the mask are those of the value.
    case masked(_ mask: UInt64, UInt64)
  }

  struct Rule: Equatable {
    var call: String
    /// The error that it answers; 0 says that it is done, though it is not.
    var errno: Int32
    /// The tests that all have to hold, each with the number of an argument from zero, of which none is named
    /// twice.
    var tests: [(argument: UInt32, Test)] = []

    static func == (first: Rule, second: Rule) -> Bool {
      first.call == second.call && first.errno == second.errno
        && first.tests.elementsEqual(second.tests, by: ==)
    }
  }

  private(set) var rules: [Rule] = []

  /// - Parameters:
  ///   - pid: of the process that is limited.
  ///   - scopesSignals: whether Landlock keeps signals from processes that are not limited with this one.
  ///   - limitsTruncation: whether Landlock keeps files from being cut short.
  init(pid: pid_t, scopesSignals: Bool, limitsTruncation: Bool) {
    let own = UInt64(UInt32(bitPattern: pid))
    refuse(Self.administration + Self.lookingAtOthers + Self.unboundMemory, EPERM)
    // The libraries that know these know how to do without.
    refuse(["io_uring_setup", "io_uring_enter", "io_uring_register", "clone3", "openat2"], ENOSYS)
    refuse(Self.attributes, EOPNOTSUPP)
    refuse(Self.ownersModesAndDates, 0)
    refuseNetwork()
    refuseNamespaces()
    refuseSharedMemory()
    refuseTruncation(isLimited: limitsTruncation)
    // The crash handler's helper reads the memory of the process that crashed.
    refuse("process_vm_readv", EPERM, [(0, .differs(from: own))])
    for call in ["prlimit64", "sched_setscheduler", "sched_setparam", "sched_setattr", "sched_setaffinity"] {
      refuseOthers(call, but: own)
    }
    refusePriorities(own)
    if !scopesSignals { refuseSignals(own) }
  }

  /// Calls that change the machine. To root, and where there are no user namespaces, the kernel would let
  /// some.
  private static let administration = [
    "mount", "umount2", "pivot_root", "chroot", "fsopen", "fsconfig", "fsmount", "fspick", "open_tree",
    "move_mount", "mount_setattr", "swapon", "swapoff", "reboot", "acct", "quotactl", "quotactl_fd",
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "settimeofday",
    "clock_settime", "clock_adjtime", "adjtimex", "sethostname", "setdomainname", "iopl", "ioperm", "syslog",
    "vhangup", "open_by_handle_at", "fanotify_init", "lookup_dcookie", "nfsservctl", "setns", "unshare",
    "add_key", "request_key", "keyctl", "bpf", "perf_event_open", "userfaultfd", "modify_ldt", "uselib",
  ]

  /// Calls that look into other processes, or change them. Swift's backtraces need none of them.
  private static let lookingAtOthers = [
    "ptrace", "process_vm_writev", "process_madvise", "process_mrelease", "kcmp", "pidfd_getfd",
    "pidfd_send_signal", "migrate_pages", "move_pages", "ioprio_set",
  ]

  /// Memory that no limit of a process counts: of no file system that it may write to, or of none at all.
  private static let unboundMemory = [
    "memfd_create", "memfd_secret", "shmget", "semget", "msgget", "mq_open",
  ]

  /// Extended attributes of files, which Landlock does not know: whatever can be read could get some. Many a
  /// file system has none.
  private static let attributes = [
    "setxattr", "lsetxattr", "fsetxattr", "setxattrat", "removexattr", "lremovexattr", "fremovexattr",
    "removexattrat",
  ]

  /// Owners, modes and dates of files, for the same reason. Foundation sets them when it copies and replaces
  /// files, and gives up where it cannot: so these say that it is done, and do nothing.
  private static let ownersModesAndDates = [
    "chown", "fchown", "lchown", "fchownat", "chmod", "fchmod", "fchmodat", "fchmodat2", "utime", "utimes",
    "futimesat", "utimensat",
  ]

  /// No sockets but pairs, of which both ends are here. One that takes datagrams could send to any other one
  /// of this machine: by calls that Foundation has no need of.
  private mutating func refuseNetwork() {
    refuse("socket", EACCES)
    refuse(["connect", "bind", "listen", "accept", "accept4", "sendmsg", "sendmmsg"], EACCES)
    refuse("sendto", EACCES, [(4, .differs(from: 0))])
  }

  private mutating func refuseNamespaces() {
    // Mounts, control groups, names, IPC, users, processes and networks: CLONE_NEW… of sched.h.
    let kinds: [UInt64] = [
      0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000,
    ]
    for kind in kinds { refuse("clone", EPERM, [(0, .masked(kind, kind))]) }
  }

  /// A mapping that is shared and of no file lives on where nothing maps it any more, as a file of the
  /// kernel's does, and counts nowhere then.
  private mutating func refuseSharedMemory() {
    let flags = UInt64(MAP_SHARED | MAP_ANONYMOUS)
    refuse("mmap", EPERM, [(3, .masked(flags, flags))])
  }

  /// A file that is opened for reading may be cut short by the way, which Landlock hears of from its third
  /// version on.
  private mutating func refuseTruncation(isLimited: Bool) {
    if !isLimited { refuse("truncate", EPERM) }
    let flags = UInt64(O_ACCMODE | O_TRUNC)
    refuse("open", EPERM, [(1, .masked(flags, UInt64(O_TRUNC)))])
    refuse("openat", EPERM, [(2, .masked(flags, UInt64(O_TRUNC)))])
  }

  /// Only who is not above this process is refused: the numbers of its own threads, which are named this way,
  /// too, are higher, but for one time in many.
  private mutating func refusePriorities(_ own: UInt64) {
    refuse("setpriority", EPERM, [(0, .differs(from: 0))])  // PRIO_PROCESS
    for block in PrefixBlocks.of(1..<max(1, own)) {
      refuse("setpriority", EPERM, [(0, .equals(0)), (1, .masked(block.mask, block.value))])
    }
  }

  /// Signals for others. To a process that this one starts, which has its rules, its own number is another's,
  /// too: it has its group left.
  private mutating func refuseSignals(_ own: UInt64) {
    refuseOthers("kill", but: own)
    refuse("tkill", EPERM)
    for call in ["tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"] {
      refuse(call, EPERM, [(0, .differs(from: own))])
    }
  }

  /// Refuses a call whose first argument names another process: not zero, which is the caller or its group,
  /// and not its own number. A rule tests an argument once only, so the numbers below its own are blocks of
  /// bits. Negative ones are above.
  private mutating func refuseOthers(_ call: String, but own: UInt64) {
    refuse(call, EPERM, [(0, .above(own))])
    for block in PrefixBlocks.of(1..<max(1, own)) {
      refuse(call, EPERM, [(0, .masked(block.mask, block.value))])
    }
  }

  private mutating func refuse(_ calls: [String], _ errno: Int32) {
    for call in calls { refuse(call, errno) }
  }

  private mutating func refuse(_ call: String, _ errno: Int32, _ tests: [(argument: UInt32, Test)] = []) {
    rules.append(Rule(call: call, errno: errno, tests: tests))
  }
}
