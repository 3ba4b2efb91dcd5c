/// Methods and initialisers that cannot be had here, by their full names, with the nearest thing that works.
enum UnsupportedCalls {
  /// - Parameter name: `value(forKey:)`.
  static func remedy(for name: String) -> String? { all[name] }

  private static let keyValueCoding =
    "Values cannot be found by a string without the Objective-C runtime. Use the property itself or a key path: "
    + "object[keyPath: \\Type.property]."
  private static let nibs = "Nibs are not loaded. Build the view in init(frame:) or init()."
  private static let storyboards =
    "Storyboards are not loaded. Make the view controller in code: YourViewController()."

  private static let all: [String: String] = [
    "value(forKey:)": keyValueCoding, "value(forKeyPath:)": keyValueCoding,
    "setValue(_:forKey:)": keyValueCoding, "setValue(_:forKeyPath:)": keyValueCoding,
    "setValuesForKeys(_:)": keyValueCoding, "dictionaryWithValues(forKeys:)": keyValueCoding,
    "loadNibNamed(_:owner:options:)": nibs, "loadNibNamed(_:owner:)": nibs,
    "instantiateViewController(identifier:)": storyboards,
    "instantiateViewController(identifier:creator:)": storyboards,
    "instantiateInitialViewController(creator:)": storyboards,
    "performSegue(withIdentifier:sender:)":
      "There are no segues. Present the view controller in code: present(_:animated:).",
  ]
}
