/// Whether somebody wants less motion on a session's screen.
public enum Motion: String, ScreenChoice {
  case full
  case reduced

  public static let name = "motion"
  public static let usual = Motion.full
  public static let field = WireField.motion
  public var setting: ScreenSetting { .motion(self) }
}
