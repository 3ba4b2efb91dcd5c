// NSUserActivity — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: other devices, searching and Siri: an activity is kept by its maker.

import Foundation

/// The type of an activity that opens a web page, as universal links do.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user is doing, to go on with elsewhere.
open class NSUserActivity: NSObject {
  /// Name of the kind of activity, in reverse domain form; apps compare it.
  public let activityType: String
  /// Words for the user that name the activity. Kept.
  open var title: String?
  /// Facts by which the activity can be gone on with. Kept; nil has none.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are enough to go on. Kept.
  open var requiredUserInfoKeys: Set<String>?
  /// A page that shows the same in a browser. Kept.
  open var webpageURL: URL?
  /// The page from which the user came. Kept.
  open var referrerURL: URL?
  /// The end of the activity's use; nil never. Kept.
  open var expirationDate: Date?
  /// Words by which a search finds the activity. Kept.
  open var keywords: Set<String> = []
  /// A name by which a saved activity can be deleted. Kept.
  open var persistentIdentifier: String?
  /// A name by which an app chooses the scene that goes on. Kept.
  open var targetContentIdentifier: String?
  /// Whether `userInfo` has to be brought up to date before it is sent. Kept: nothing is sent.
  open var needsSave = false
  /// Kept, without effect: there are no other devices.
  open var isEligibleForHandoff = true
  /// Kept, without effect: nothing is searched.
  open var isEligibleForSearch = false
  /// Kept, without effect: nothing is searched.
  open var isEligibleForPublicIndexing = false
  /// Kept, without effect: nothing is predicted.
  open var isEligibleForPrediction = false

  /// An activity of that type without any facts.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds facts to `userInfo`; equal keys get the new value.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Does nothing: an activity is passed on by hand alone.
  open func becomeCurrent() {}
  /// Does nothing: no activity is current.
  open func resignCurrent() {}
  /// Does nothing: no activity is current.
  open func invalidate() {}
}
