import UIKit

/// Values of the types that are isolated nowhere: Foundation's, and the plain ones of UIKit.
enum NeutralFoundation {
  private typealias Entry = (ObjectIdentifier, @Sendable () -> Any)

  static let values: [ObjectIdentifier: @Sendable () -> Any] = Dictionary(
    words + times + addresses + services + geometry + looks + closures,
    uniquingKeysWith: { first, _ in first })

  /// A day of the recent past, the same on every run.
  static let date = Date(timeIntervalSince1970: 1_760_000_000)

  private static let words: [Entry] = [
    entry(Character.self) { " " }, entry(Unicode.Scalar.self) { " " }, entry(Any.self) { NSNull() },
    entry(AnyHashable.self) { AnyHashable("") }, entry(AnyObject.self) { NSNull() },
    entry(NSObject.self) { NSObject() }, entry((any Error).self) { HoleError() },
    entry(NSError.self) { NSError(domain: HoleError.domain, code: 0) },
    entry(UUID.self) { UUID(uuid: zeros) },
    entry(NSAttributedString.self) { NSAttributedString(string: "") },
    entry(NSMutableAttributedString.self) { NSMutableAttributedString(string: "") },
    entry(AttributedString.self) { AttributedString("") },
    entry(NSMutableString.self) { NSMutableString(string: "") },
    entry(Data.self) { Data() }, entry(NSData.self) { NSData() },
    entry(CharacterSet.self) { CharacterSet() }, entry(NSNull.self) { NSNull() },
    entry(IndexPath.self) { IndexPath(item: 0, section: 0) }, entry(IndexSet.self) { IndexSet() },
    entry(NSRange.self) { NSRange(location: 0, length: 0) }, entry(Selector.self) { Selector("") },
    entry(Notification.self) { Notification(name: Notification.Name("")) },
    entry(PersonNameComponents.self) { PersonNameComponents() },
  ]

  private static let times: [Entry] = [
    entry(Date.self) { date },
    entry(NSDate.self) { NSDate(timeIntervalSince1970: date.timeIntervalSince1970) },
    entry(DateInterval.self) { DateInterval(start: date, duration: 0) },
    entry(DateComponents.self) { DateComponents() }, entry(Calendar.self) { Calendar.current },
    entry(Locale.self) { Locale.current }, entry(TimeZone.self) { TimeZone.current },
    entry(DateFormatter.self) { DateFormatter() }, entry(NumberFormatter.self) { NumberFormatter() },
    entry(ISO8601DateFormatter.self) { ISO8601DateFormatter() },
    entry(ByteCountFormatter.self) { ByteCountFormatter() },
  ]

  private static let addresses: [Entry] = [
    entry(URL.self) { blank }, entry(URLComponents.self) { URLComponents() },
    entry(URLRequest.self) { URLRequest(url: blank) },
    entry(URLQueryItem.self) { URLQueryItem(name: "", value: nil) },
    entry(URLSession.self) { URLSession.shared },
    entry(URLResponse.self) {
      URLResponse(url: blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    },
  ]

  private static let services: [Entry] = [
    entry(Bundle.self) { Bundle.main }, entry(UserDefaults.self) { UserDefaults.standard },
    entry(FileManager.self) { FileManager.default },
    entry(NotificationCenter.self) { NotificationCenter.default },
    entry(ProcessInfo.self) { ProcessInfo.processInfo }, entry(JSONDecoder.self) { JSONDecoder() },
    entry(JSONEncoder.self) { JSONEncoder() }, entry(OperationQueue.self) { OperationQueue() },
    entry(Operation.self) { Operation() }, entry(NSLock.self) { NSLock() },
    entry(Progress.self) { Progress(totalUnitCount: 0) },
    entry(NSMutableArray.self) { NSMutableArray() },
    entry(NSMutableDictionary.self) { NSMutableDictionary() },
  ]

  private static let geometry: [Entry] = [
    entry(CGRect.self) { CGRect.zero }, entry(CGPoint.self) { CGPoint.zero },
    entry(CGSize.self) { CGSize.zero },
    entry(CGVector.self) { CGVector.zero }, entry(CGAffineTransform.self) { CGAffineTransform.identity },
    entry(CATransform3D.self) { CATransform3DIdentity }, entry(UIEdgeInsets.self) { UIEdgeInsets.zero },
    entry(NSDirectionalEdgeInsets.self) { NSDirectionalEdgeInsets.zero },
    entry(UIOffset.self) { UIOffset(horizontal: 0, vertical: 0) },
    // Stands where the urgency is not known.
    entry(UILayoutPriority.self) { UILayoutPriority.required },
  ]

  /// Values that a designer would put there: a grey that is seen on light and on dark, the size of running
  /// text, and a picture that says that it is one. Nothing that is clear: text in it would be gone.
  private static let looks: [Entry] = [
    entry(UIColor.self) { UIColor.systemGray }, entry(CGColor.self) { UIColor.systemGray.cgColor },
    entry(UIFont.self) { UIFont.systemFont(ofSize: 17) },
    entry(UIImage.self) { UIImage._placeholder("picture") },
    entry(UIContentSizeCategory.self) { UIContentSizeCategory.large },
    entry(UIBezierPath.self) { UIBezierPath() }, entry(UITraitCollection.self) { UITraitCollection.current },
    entry(NSParagraphStyle.self) { NSParagraphStyle() },
    entry(NSMutableParagraphStyle.self) { NSMutableParagraphStyle() },
  ]

  /// Functions that do nothing: those that are handed on most. Others stop the preview.
  private static let closures: [Entry] = [
    entry((() -> Void).self) { {} as () -> Void },
    entry(((Bool) -> Void).self) { { _ in } as (Bool) -> Void },
    entry(((Int) -> Void).self) { { _ in } as (Int) -> Void },
    entry(((String) -> Void).self) { { _ in } as (String) -> Void },
    entry(((Any) -> Void).self) { { _ in } as (Any) -> Void },
  ]

  private static let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// An address that leads nowhere.
  private static var blank: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/dev/null") }

  private static func entry<Value>(_ type: Value.Type, _ make: @escaping @Sendable () -> Value) -> Entry {
    (ObjectIdentifier(type), make)
  }
}

/// The error where a hole wants one: something that is missing here.
struct HoleError: LocalizedError {
  static let domain = "Hole"
  var errorDescription: String? { "What would have made this is not here." }
}
