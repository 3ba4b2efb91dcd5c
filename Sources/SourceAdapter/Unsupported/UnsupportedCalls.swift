/// Methods and initialisers that cannot be had here, by their full names, with the nearest thing that works.
enum UnsupportedCalls {
  /// - Parameter name: `performSegue(withIdentifier:sender:)`.
  static func remedy(for name: String) -> String? { all[name] }

  private static let nibs = "Nibs are not loaded. Build the view in init(frame:) or init()."
  private static let storyboards =
    "Storyboards are not loaded. Make the view controller in code: YourViewController()."

  private static let all: [String: String] = [
    "loadNibNamed(_:owner:options:)": nibs, "loadNibNamed(_:owner:)": nibs,
    "instantiateViewController(identifier:)": storyboards,
    "instantiateViewController(identifier:creator:)": storyboards,
    "instantiateInitialViewController(creator:)": storyboards,
    "performSegue(withIdentifier:sender:)":
      "There are no segues. Present the view controller in code: present(_:animated:).",
  ]
}
