internal import SeccompSystem

/// Hands rules to the kernel, by libseccomp.
enum SystemCallFilter {
  /// From now on this process and all that it starts are refused what the rules say. Calls that this
  /// processor or kernel does not have are left out.
  ///
  /// - Returns: false where the kernel filters nothing; then nothing has changed.
  static func load(_ rules: SystemCallRules) -> Bool {
    guard let filter = seccomp_init(allow) else { return false }
    defer { seccomp_release(filter) }
    // A thread that is there already is not left out.
    guard seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 else { return false }
    for rule in rules.rules {
      let number = seccomp_syscall_resolve_name(rule.call)
      // Negative for a call of other processors, or of one that this version of the library has not heard of.
      guard number >= 0 else { continue }
      let tests = rule.tests.map { comparison(of: $0.argument, $0.1) }
      let action = refusal | UInt32(bitPattern: rule.errno) & 0xFFFF
      guard seccomp_rule_add_array(filter, action, number, UInt32(tests.count), tests) == 0 else {
        return false
      }
    }
    return seccomp_load(filter) == 0
  }

  // SCMP_ACT_ALLOW, and SCMP_ACT_ERRNO(0), which are macros.
  private static let allow: UInt32 = 0x7FFF_0000
  private static let refusal: UInt32 = 0x0005_0000

  private static func comparison(of argument: UInt32, _ test: SystemCallRules.Test) -> scmp_arg_cmp {
    switch test {
    case .equals(let value): scmp_arg_cmp(arg: argument, op: SCMP_CMP_EQ, datum_a: value, datum_b: 0)
    case .differs(let value): scmp_arg_cmp(arg: argument, op: SCMP_CMP_NE, datum_a: value, datum_b: 0)
    case .above(let value): scmp_arg_cmp(arg: argument, op: SCMP_CMP_GT, datum_a: value, datum_b: 0)
    case .masked(let mask, let value):
      scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
    }
  }
}
