/// Whether a session's screen is light or dark.
public enum Appearance: String, ScreenChoice {
  case light
  case dark

  public static let name = "appearance"
  public static let usual = Appearance.light
  public static let field = WireField.appearance
  public var setting: ScreenSetting { .appearance(self) }
}
