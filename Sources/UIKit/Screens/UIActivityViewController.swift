// UIActivityViewController, UIActivity — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: sharing: a place says what would be shared, and who closes it shares nothing.

import QuartzCore

/// Something that can be done with what is shared. None of the system's is here.
@preconcurrency @MainActor open class UIActivity: MainActorObject {
  /// Names a kind of activity by the identifier that Apple's systems use.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The identifier in reverse domain notation.
    public let rawValue: String
    /// Takes any identifier; an app's own activities bring theirs.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As `init(rawValue:)`, without the label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Keeps a web address for later reading in Safari.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Puts the items on the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a mail with the items.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Draws on a PDF of the items.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Writes a text message with the items.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Opens a file in the Books app.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts pictures to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts a video to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Sina Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Sends the items to a printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves a picture or a video in the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// The row of the sheet in which a device would show an activity; it makes no difference here.
  public enum Category: Int, Sendable {
    /// Something done in place, such as copying.
    case action = 0
    /// Something that hands the items to other people.
    case share
  }

  /// Starts without items.
  public init() { super.init(_object: ()) }

  /// Never asked here; `action` unless overridden.
  open class var activityCategory: Category { .action }
  /// Never asked here; nil unless overridden: the activity has no identifier.
  open var activityType: ActivityType? { nil }
  /// Never asked here; nil unless overridden: the activity has no name.
  open var activityTitle: String? { nil }
  /// Never asked here; nil unless overridden: the activity has no picture.
  open var activityImage: UIImage? { nil }
  /// Never asked here; nil unless overridden: `perform()` does the work without a screen of its own.
  open var activityViewController: UIViewController? { nil }
  /// Never asked here; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Never called here; does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Base: says that nothing was done.
  open func perform() { activityDidFinish(false) }
  /// Kept, without effect: activities are not performed here.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Has things shared. Here a place says how many, below a bar with Close.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  override var standsOnSheet: Bool { false }
  /// Gets the activity that was chosen (nil for none), whether it was completed, the items that came back,
  /// and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  /// Called when it is closed: with no activity, and false.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kept, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The first string or web address among the items is shown; without one, their number. The activities are
  /// not offered.
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
