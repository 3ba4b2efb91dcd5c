import FoundationEssentials
import Glibc

/// The memory that this machine has, or this container.
enum MachineMemory {
  /// In bytes: the machine's, or a control group's limit below that. Read each time.
  static var bytes: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages.multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE))) : (0, true)
    let whole = machine.1 ? fallback : machine.0
    // Version 2 of control groups; "max", which is no number, where there is no limit.
    guard let text = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8),
      let limit = Int(text.prefix { $0.isNumber })
    else { return whole }
    return min(whole, limit)
  }

  /// Where the kernel does not say.
  private static let fallback = 4 << 30
}
