// The devices there are. Read 2026-11:
//
// - Sizes and scales: Apple, Human Interface Guidelines, "Layout", table of device dimensions.
// - Safe areas of phones upright and on their sides: the configurations that snapshot tests of several
//   projects hold real simulators against (Tinder/Layout, ViewImageConfig, for 14 to 14 Pro Max; several of
//   the same form for 8, 13 and 16 Pro, which agree on 62/34 and 62/21). The 50 of the 13 mini is widely
//   reported.
// - Safe areas of tablets, 24 and 20: the same kind of source, and Hackworth, "How iPad Apps Adapt to the
//   New 11" and 12.9" iPads Pro", by which the area above is that of the status bar alone.
// - Corner radii: kylebshr/UIKitCorners up to 12, and lists by model name that agree with one another past
//   it. Those of tablets newer than that are taken to be the 18 of the older ones, and of the mini 21.5
//   (uncertain).
// - Status bars below an island, 54: widely reported of 14 Pro and 15; taken for 16 Pro, too (uncertain).

extension Device {
  /// In the order in which they are offered: phones from small to large, then tablets.
  public static let all: [Device] = [
    Device(buttonPhone: "iphone-se", "iPhone SE", 375, 667),
    Device(
      phone: "iphone-13-mini", "iPhone 13 mini", 375, 812, .notch, top: 50, statusBar: 50, corner: 44),
    Device(phone: "iphone-14", "iPhone 14", 390, 844, .notch, top: 47, statusBar: 47, corner: 47.33),
    Device(
      phone: "iphone-14-plus", "iPhone 14 Plus", 428, 926, .notch, top: 47, statusBar: 47, corner: 53.33),
    Device(phone: "iphone-15", "iPhone 15", 393, 852, .island, top: 59, statusBar: 54, corner: 55),
    Device(
      phone: "iphone-15-plus", "iPhone 15 Plus", 430, 932, .island, top: 59, statusBar: 54, corner: 55),
    Device(phone: "iphone-16", "iPhone 16", 393, 852, .island, top: 59, statusBar: 54, corner: 55),
    Device(
      phone: "iphone-16-plus", "iPhone 16 Plus", 430, 932, .island, top: 59, statusBar: 54, corner: 55),
    Device(phone: "iphone-16-pro", "iPhone 16 Pro", 402, 874, .island, top: 62, statusBar: 54, corner: 62),
    Device(
      phone: "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .island, top: 62, statusBar: 54, corner: 62),
    Device(tablet: "ipad-mini", "iPad mini", 744, 1133, corner: 21.5),
    Device(tablet: "ipad", "iPad", 820, 1180, corner: 18),
    Device(tablet: "ipad-pro-11", "iPad Pro 11-inch", 834, 1210, corner: 18),
    Device(tablet: "ipad-pro-13", "iPad Pro 13-inch", 1032, 1376, corner: 18),
  ]
}
