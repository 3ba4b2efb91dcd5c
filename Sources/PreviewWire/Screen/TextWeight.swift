/// Whether text on a session's screen is to be bolder than usual.
public enum TextWeight: String, ScreenChoice {
  case regular
  case bold

  public static let name = "textWeight"
  public static let usual = TextWeight.regular
  public static let field = WireField.textWeight
  public var setting: ScreenSetting { .textWeight(self) }
}
