// UIPrintInteractionController, UIPrintInfo, UIPrintFormatter — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: printers: all is kept, and nothing can be printed.

import QuartzCore

/// Prints. There is no printer.
@preconcurrency @MainActor public final class UIPrintInteractionController: MainActorObject {
  /// Gets the controller, whether the job was done (here false), and an error (here nil).
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one controller of the process.
  public static let shared = UIPrintInteractionController()
  /// False.
  public static var isPrintingAvailable: Bool { false }
  /// None.
  public static var printableUTIs: Set<String> { [] }
  /// False.
  public static func canPrint(_ url: URL) -> Bool { false }
  /// False.
  public static func canPrint(_ data: Data) -> Bool { false }

  /// Its `jobName` is reported where something would be printed; nil by default.
  public var printInfo: UIPrintInfo?
  /// Never told; not kept alive.
  public weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Kept, without effect; true by default.
  public var showsNumberOfCopies = true
  /// Kept, without effect; false by default.
  public var showsPaperSelectionForLoadedPapers = false
  /// Kept, without effect; nil by default.
  public var printFormatter: UIPrintFormatter?
  /// Kept, without effect; nil by default.
  public var printPageRenderer: UIPrintPageRenderer?
  /// Kept, without effect; nil by default.
  public var printingItem: Any?
  /// Kept, without effect; nil by default.
  public var printingItems: [Any]?

  private init() { super.init(_object: ()) }

  /// Reports the name of the job, and says in a later turn that nothing was printed.
  ///
  /// - Returns: false: nothing is presented.
  @discardableResult
  public func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    SessionContext.current.report("The preview would print \(printInfo?.jobName ?? "something") now.")
    if let completionHandler { VirtualRunLoop.current.post { completionHandler(self, false, nil) } }
    return false
  }

  /// As `present(animated:completionHandler:)`.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// As `present(animated:completionHandler:)`.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Without effect: nothing is presented.
  public func dismiss(animated: Bool) {}
}

/// Never called: nothing is printed.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Never called.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// The wishes of a print job.
@preconcurrency @MainActor public final class UIPrintInfo: MainActorObject {
  /// The matter that is printed. Kept, without effect.
  public enum OutputType: Int, Sendable {
    /// Text and drawings.
    case general = 0
    /// Photographs, or either without colours.
    case photo, grayscale, photoGrayscale
  }
  /// How pages lie on the paper. Kept, without effect.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// On their side.
    case landscape
  }
  /// On which sides of the paper pages stand. Kept, without effect.
  public enum Duplex: Int, Sendable {
    /// On one.
    case none = 0
    /// On both, turned along the long or the short edge.
    case longEdge, shortEdge
  }

  /// Reported where something would be printed; empty by default.
  public var jobName = ""
  /// Kept, without effect; nil by default.
  public var printerID: String?
  /// `general` by default.
  public var outputType = OutputType.general
  /// `portrait` by default.
  public var orientation = Orientation.portrait
  /// `none` by default.
  public var duplex = Duplex.none

  /// Starts with the defaults of its properties.
  public init() { super.init(_object: ()) }

  /// - Parameter dictionary: not looked into.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  /// As `init()`.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out the contents of a print. Kept, without effect.
@preconcurrency @MainActor open class UIPrintFormatter: MainActorObject {
  /// In points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// In points; 0 by default.
  open var maximumContentWidth: CGFloat = 0
  /// In points; 0 by default.
  open var maximumContentHeight: CGFloat = 0
  /// The first page that it fills, from 0.
  open var startPage = 0
  /// None.
  open var pageCount: Int { 0 }

  /// Starts at the first page, without insets.
  public init() { super.init(_object: ()) }
}

/// Lays out text of one font and colour, or text with attributes. Kept, without effect.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// nil by default.
  open var text: String?
  /// nil by default.
  open var attributedText: NSAttributedString?
  /// nil by default.
  open var font: UIFont?
  /// nil by default.
  open var color: UIColor?

  /// Starts with a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// Starts with a text that has attributes.
  public convenience init(attributedText: NSAttributedString) {
    self.init()
    self.attributedText = attributedText
  }
}

/// Lays out text with HTML in it. Kept, without effect.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// nil by default.
  open var markupText: String?

  /// Starts with a text.
  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}

/// Lays out the content of a view. Kept, without effect.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that made it; not kept alive.
  open internal(set) weak var view: UIView?
}

/// Draws the pages that are printed. Kept, without effect.
@preconcurrency @MainActor open class UIPrintPageRenderer: MainActorObject {
  /// In points.
  open var headerHeight: CGFloat = 0
  /// In points.
  open var footerHeight: CGFloat = 0
  /// Zero: there is no paper.
  open var paperRect: CGRect { .zero }
  /// Zero: there is no paper.
  open var printableRect: CGRect { .zero }
  /// In the order in which they were added; nil as long as there are none.
  open var printFormatters: [UIPrintFormatter]?
  /// None.
  open var numberOfPages: Int { 0 }

  /// Starts without formatters.
  public init() { super.init(_object: ()) }

  /// Keeps the formatter and its first page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Never called. Base: does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Never called. Base: does nothing.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Never called. Base: does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Never called. Base: does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Never called. Base: does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIView {
  /// A formatter that nothing is printed with.
  public func viewPrintFormatter() -> UIViewPrintFormatter {
    let formatter = UIViewPrintFormatter()
    formatter.view = self
    return formatter
  }
}
