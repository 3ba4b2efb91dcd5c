// Controls from nibs.

internal import InterfaceTree
import QuartzCore

extension UIControl {
  func applyNibControl(_ element: InterfaceElement, _ values: NibValues) {
    element.flag("enabled").map { isEnabled = $0 }
    element.flag("selected").map { isSelected = $0 }
    element.flag("highlighted").map { isHighlighted = $0 }
    switch element["contentHorizontalAlignment"] {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "fill": contentHorizontalAlignment = .fill
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    case "center": contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": contentVerticalAlignment = .top
    case "bottom": contentVerticalAlignment = .bottom
    case "fill": contentVerticalAlignment = .fill
    case "center": contentVerticalAlignment = .center
    default: break
    }
    switch self {
    case let control as UIButton: control.applyNibButton(element, values)
    case let control as UITextField: control.applyNibField(element, values)
    case let control as UISwitch:
      control.isOn = element.flag("on") ?? false
      if let color = values.color("onTintColor", of: element) { control.onTintColor = color }
      if let color = values.color("thumbTintColor", of: element) { control.thumbTintColor = color }
    case let control as UISlider: control.applyNibSlider(element, values)
    case let control as UISegmentedControl: control.applyNibSegments(element, values)
    case let control as UIPageControl: control.applyNibPages(element, values)
    case let control as UIStepper: control.applyNibStepper(element)
    case let control as UIDatePicker: control.applyNibDates(element)
    default: break
    }
  }
}

extension UISlider {
  fileprivate func applyNibSlider(_ element: InterfaceElement, _ values: NibValues) {
    minimumValue = Float(element.number("minValue") ?? 0)
    maximumValue = Float(element.number("maxValue") ?? 1)
    value = Float(element.number("value") ?? 0)
    element.flag("continuous").map { isContinuous = $0 }
    minimumValueImage = values.image("minimumValueImage", of: element)
    maximumValueImage = values.image("maximumValueImage", of: element)
    if let color = values.color("minimumTrackTintColor", of: element) { minimumTrackTintColor = color }
    if let color = values.color("maximumTrackTintColor", of: element) { maximumTrackTintColor = color }
    if let color = values.color("thumbTintColor", of: element) { thumbTintColor = color }
  }
}

extension UISegmentedControl {
  fileprivate func applyNibSegments(_ element: InterfaceElement, _ values: NibValues) {
    removeAllSegments()
    for segment in element.list("segments") {
      let place = numberOfSegments
      if let image = values.image("image", of: segment) {
        insertSegment(with: image, at: place, animated: false)
      } else {
        insertSegment(withTitle: segment["title"] ?? segment["image"], at: place, animated: false)
      }
      segment.number("width").map { setWidth(max(0, $0), forSegmentAt: place) }
      if segment.flag("enabled") == false { setEnabled(false, forSegmentAt: place) }
    }
    element.flag("momentary").map { isMomentary = $0 }
    element.flag("apportionsSegmentWidthsByContent").map { apportionsSegmentWidthsByContent = $0 }
    selectedSegmentIndex = min(element.integer("selectedSegmentIndex") ?? -1, numberOfSegments - 1)
    if let color = values.color("selectedSegmentTintColor", of: element) { selectedSegmentTintColor = color }
  }
}

extension UIPageControl {
  fileprivate func applyNibPages(_ element: InterfaceElement, _ values: NibValues) {
    numberOfPages = min(element.integer("numberOfPages") ?? 0, 1000)
    currentPage = element.integer("currentPage") ?? 0
    element.flag("hidesForSinglePage").map { hidesForSinglePage = $0 }
    if let color = values.color("pageIndicatorTintColor", of: element) { pageIndicatorTintColor = color }
    if let color = values.color("currentPageIndicatorTintColor", of: element) {
      currentPageIndicatorTintColor = color
    }
  }
}

extension UITextField {
  fileprivate func applyNibField(_ element: InterfaceElement, _ values: NibValues) {
    if let font = values.font("fontDescription", of: element) { self.font = font }
    if let color = values.color("textColor", of: element) { textColor = color }
    element["textAlignment"].flatMap(NSTextAlignment.init(nib:)).map { textAlignment = $0 }
    switch element["borderStyle"] {
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    case "roundedRect": borderStyle = .roundedRect
    default: borderStyle = .none
    }
    element.number("minimumFontSize").map { minimumFontSize = $0 }
    element.flag("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
    element.flag("adjustsFontSizeToFit").map { adjustsFontSizeToFitWidth = $0 }
    element.flag("clearsOnBeginEditing").map { clearsOnBeginEditing = $0 }
    clearButtonMode = ViewMode(nib: element["clearButtonMode"])
    applyNibTraits(of: element)
    element.child("textInputTraits")?["textContentType"].map {
      textContentType = UITextContentType(rawValue: $0)
    }
    element.string("placeholder").map { placeholder = $0 }
    element.string("text").map { text = $0 }
  }
}

extension UITextField.ViewMode {
  fileprivate init(nib name: String?) {
    switch name {
    case "whileEditing": self = .whileEditing
    case "unlessEditing": self = .unlessEditing
    case "always": self = .always
    default: self = .never
    }
  }
}

extension UIActivityIndicatorView {
  func applyNibWheel(_ element: InterfaceElement, _ values: NibValues) {
    switch element["style"] {
    case "large": style = .large
    case "whiteLarge": (style, color) = (.whiteLarge, .white)
    case "white": (style, color) = (.white, .white)
    case "gray": (style, color) = (.gray, .gray)
    default: style = .medium
    }
    if let color = values.color("color", of: element) { self.color = color }
    hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { startAnimating() }
    if element.flag("hidden") == true { isHidden = true }
  }
}

extension UIProgressView {
  func applyNibProgress(_ element: InterfaceElement, _ values: NibValues) {
    progress = Float(element.number("progress") ?? 0)
    if let color = values.color("progressTintColor", of: element) { progressTintColor = color }
    if let color = values.color("trackTintColor", of: element) { trackTintColor = color }
  }
}

extension UISearchBar {
  func applyNibSearch(_ element: InterfaceElement, _ values: NibValues) {
    element.string("placeholder").map { placeholder = $0 }
    element.string("text").map { text = $0 }
    element.string("prompt").map { prompt = $0 }
    applyNibTraits(of: element)
    element.flag("showsCancelButton").map { showsCancelButton = $0 }
    element.flag("showsBookmarkButton").map { showsBookmarkButton = $0 }
    element.flag("showsSearchResultsButton").map { showsSearchResultsButton = $0 }
    element.flag("translucent").map { isTranslucent = $0 }
    let scopes = element.list("scopeButtonTitles").map(\.text)
    if !scopes.isEmpty { scopeButtonTitles = scopes }
    element.flag("showsScopeBar").map { showsScopeBar = $0 }
    if ["black", "blackTranslucent", "blackOpaque"].contains(element["barStyle"]) { barStyle = .black }
    if let image = values.image("backgroundImage", of: element) { backgroundImage = image }
    if element["searchBarStyle"] == "minimal" { searchBarStyle = .minimal }
    if element["searchBarStyle"] == "prominent" { searchBarStyle = .prominent }
    if let color = values.color("barTintColor", of: element) { barTintColor = color }
  }
}
