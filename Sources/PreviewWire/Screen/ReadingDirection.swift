/// Which way the language of a session's screen runs.
public enum ReadingDirection: String, ScreenChoice {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  public static let name = "direction"
  public static let usual = ReadingDirection.leftToRight
  public static let field = WireField.direction
  public var setting: ScreenSetting { .direction(self) }
}
