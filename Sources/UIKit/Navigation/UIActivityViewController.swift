// UIActivityViewController, UIActivity — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: sharing: a place says what would be shared, and who closes it shares nothing.

import QuartzCore

/// Something that can be done with what is shared. None of the system's is here.
@preconcurrency @MainActor open class UIActivity: MainActorObject {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  public init() { super.init(_object: ()) }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Base: says that nothing was done.
  open func perform() { activityDidFinish(false) }
  /// Kept, without effect: nobody performs activities here.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Has things shared. Here a place says how many, below a bar with Close.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  override var standsOnSheet: Bool { false }
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  /// Called when it is closed: with no activity, and false.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kept, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// nil: nibs have no such controllers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let words = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }.first
    let screen = PlaceScreen(
      "UIActivityViewController", detail: words ?? (items.count == 1 ? "1 item" : "\(items.count) items"))
    screen.showBar("Share", button: "Close") { [weak self] in self?.close() }
    view = screen
  }

  private func close() {
    dismiss(animated: true) { [completionWithItemsHandler] in
      completionWithItemsHandler?(nil, false, nil, nil)
    }
  }
}
