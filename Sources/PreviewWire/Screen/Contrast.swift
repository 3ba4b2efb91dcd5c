/// Whether colours on a session's screen are to stand out more than usual.
public enum Contrast: String, ScreenChoice {
  case standard
  case increased

  public static let name = "contrast"
  public static let usual = Contrast.standard
  public static let field = WireField.contrast
  public var setting: ScreenSetting { .contrast(self) }
}
