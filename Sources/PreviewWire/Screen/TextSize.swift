/// How large somebody likes text: Apple's twelve content size categories, from the smallest; the last five
/// are the accessibility sizes.
public enum TextSize: String, ScreenChoice {
  case extraSmall = "xs"
  case small = "s"
  case medium = "m"
  case large = "l"
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibility1 = "ax1"
  case accessibility2 = "ax2"
  case accessibility3 = "ax3"
  case accessibility4 = "ax4"
  case accessibility5 = "ax5"

  public static let name = "textSize"
  public static let usual = TextSize.large
  public static let field = WireField.textSize
  public var setting: ScreenSetting { .textSize(self) }

  /// Its place among the categories, from 0 for the smallest.
  public var rank: Int { Int(code) }
}
