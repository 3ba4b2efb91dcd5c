// UIPrintInteractionController, UIPrintInfo, UIPrintFormatter — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: printers: all is kept, and nothing can be printed.

import QuartzCore

/// Prints. There is no printer.
@preconcurrency @MainActor public final class UIPrintInteractionController: MainActorObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static let shared = UIPrintInteractionController()
  public static var isPrintingAvailable: Bool { false }
  public static var printableUTIs: Set<String> { [] }
  public static func canPrint(_ url: URL) -> Bool { false }
  public static func canPrint(_ data: Data) -> Bool { false }

  /// Kept, without effect, as are the others.
  public var printInfo: UIPrintInfo?
  public weak var delegate: (any UIPrintInteractionControllerDelegate)?
  public var showsNumberOfCopies = true
  public var showsPaperSelectionForLoadedPapers = false
  public var printFormatter: UIPrintFormatter?
  public var printPageRenderer: UIPrintPageRenderer?
  public var printingItem: Any?
  public var printingItems: [Any]?

  private init() { super.init(_object: ()) }

  /// Reports what would be printed, and says in a later turn that nothing was.
  ///
  /// - Returns: false: nothing is presented.
  @discardableResult
  public func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    VirtualRunLoop.current.report("The preview would print \(printInfo?.jobName ?? "something") now.")
    if let completionHandler { VirtualRunLoop.current.post { completionHandler(self, false, nil) } }
    return false
  }

  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  public func dismiss(animated: Bool) {}
}

/// Never called: nothing is printed.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// The wishes of a print job.
@preconcurrency @MainActor public final class UIPrintInfo: MainActorObject {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape
  }
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge, shortEdge
  }

  public var jobName = ""
  public var printerID: String?
  public var outputType = OutputType.general
  public var orientation = Orientation.portrait
  public var duplex = Duplex.none

  public init() { super.init(_object: ()) }

  /// - Parameter dictionary: not looked into.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out what is to be printed. Kept, without effect.
@preconcurrency @MainActor open class UIPrintFormatter: MainActorObject {
  /// In points.
  open var perPageContentInsets = UIEdgeInsets.zero
  open var maximumContentWidth: CGFloat = 0
  open var maximumContentHeight: CGFloat = 0
  open var startPage = 0
  /// None.
  open var pageCount: Int { 0 }

  public init() { super.init(_object: ()) }
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?

  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  public convenience init(attributedText: NSAttributedString) {
    self.init()
    self.attributedText = attributedText
  }
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}

open class UIViewPrintFormatter: UIPrintFormatter {
  open internal(set) weak var view: UIView?
}

/// Draws the pages that are printed. Kept, without effect.
@preconcurrency @MainActor open class UIPrintPageRenderer: MainActorObject {
  /// In points.
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var printFormatters: [UIPrintFormatter]?
  open var numberOfPages: Int { 0 }

  public init() { super.init(_object: ()) }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Never called, as are the others.
  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIView {
  /// One that nothing is printed with.
  public func viewPrintFormatter() -> UIViewPrintFormatter {
    let formatter = UIViewPrintFormatter()
    formatter.view = self
    return formatter
  }
}
