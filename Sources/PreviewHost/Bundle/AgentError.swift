import Containment

/// Why an agent cannot begin.
enum AgentError: Error, Equatable {
  case unknownFlag(String)
  case missingValue(flag: String)
  case badValue(flag: String, value: String, wanted: String)
  case noMocks(path: String)
  /// `reason` is the dynamic linker's.
  case cannotLoad(bundle: String, reason: String)
  /// The library lacks the function by which libraries of previews are entered.
  case noEntry(bundle: String, name: String)
  case nothingToPreview
  /// It was told to run within all layers, and these are not to be had.
  case open(Set<Containment.Layer>)

  /// One line for people.
  var message: String {
    switch self {
    case .unknownFlag(let flag): "there is no flag \(flag); there are: \(BundleOptions.flags)."
    case .missingValue(let flag): "\(flag) wants a value."
    case .badValue(let flag, let value, let wanted): "\(flag) \(value): want \(wanted)."
    case .noMocks(let path): "--mock \(path): there is no such folder; scrollwork mock DIR makes one."
    case .cannotLoad(let bundle, let reason): "the bundle \(bundle) cannot be loaded: \(reason)"
    case .noEntry(let bundle, let name): "\(bundle) is no bundle of previews: it has no function \(name)."
    case .open(let layers): ContainmentReport(missing: layers).sentences.joined(separator: "; ") + "."
    case .nothingToPreview:
      """
      there is nothing to preview in these files: write a #Preview, or a layout or view controller that can be made \
      without arguments.
      """
    }
  }
}
