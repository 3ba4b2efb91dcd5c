// Scroll views, collection views and stacks from nibs.

internal import InterfaceTree
import QuartzCore

extension UIStackView {
  func applyNibStack(_ element: InterfaceElement) {
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    switch element["distribution"] {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: distribution = .fill
    }
    switch element["alignment"] {
    case "leading", "top": alignment = .leading
    case "trailing", "bottom": alignment = .trailing
    case "center": alignment = .center
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default: alignment = .fill
    }
    spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? element.flag("isLayoutMarginsRelativeArrangement")
      ?? false
  }
}

extension UIScrollView {
  func applyNibScrolling(_ element: InterfaceElement, _ values: NibValues) {
    element.flag("alwaysBounceVertical").map { alwaysBounceVertical = $0 }
    element.flag("alwaysBounceHorizontal").map { alwaysBounceHorizontal = $0 }
    element.flag("bounces").map { bounces = $0 }
    element.flag("bouncesZoom").map { bouncesZoom = $0 }
    element.flag("scrollEnabled").map { isScrollEnabled = $0 }
    element.flag("pagingEnabled").map { isPagingEnabled = $0 }
    element.flag("directionalLockEnabled").map { isDirectionalLockEnabled = $0 }
    element.flag("showsHorizontalScrollIndicator").map { showsHorizontalScrollIndicator = $0 }
    element.flag("showsVerticalScrollIndicator").map { showsVerticalScrollIndicator = $0 }
    element.flag("delaysContentTouches").map { delaysContentTouches = $0 }
    element.flag("canCancelContentTouches").map { canCancelContentTouches = $0 }
    element.number("minimumZoomScale").map { minimumZoomScale = $0 }
    element.number("maximumZoomScale").map { maximumZoomScale = $0 }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": keyboardDismissMode = .onDrag
    case "interactive": keyboardDismissMode = .interactive
    default: break
    }
    switch element["indicatorStyle"] {
    case "black": indicatorStyle = .black
    case "white": indicatorStyle = .white
    default: break
    }
    if let insets = element.insets("contentInset") { contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    (self as? UITextView)?.applyNibText(element, values)
    (self as? UICollectionView)?.applyNibSelection(element)
    (self as? UITableView)?.applyNibTable(element, values)
  }

  func applyNibRefresh(_ element: InterfaceElement, _ loader: NibLoader) {
    guard let refresh = element.value("refreshControl"),
      let control = loader.makeView(refresh) as? UIRefreshControl
    else { return }
    refreshControl = control
  }
}

extension UICollectionView {
  fileprivate func applyNibSelection(_ element: InterfaceElement) {
    element.flag("allowsSelection").map { allowsSelection = $0 }
    element.flag("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
    element.flag("prefetchingEnabled").map { isPrefetchingEnabled = $0 }
  }

  /// The layout, and what is dequeued without being registered.
  func applyNibCells(_ element: InterfaceElement, _ loader: NibLoader) {
    if let said = element.value("collectionViewLayout"), let made = nibLayout(said, loader) {
      collectionViewLayout = made
      loader.remember(made, as: said)
      loader.prepare(made, said)
    }
    if let background = element.value("backgroundView") { backgroundView = loader.makeView(background) }
    for cell in element.list("cells") {
      guard let name = cell["reuseIdentifier"] else { continue }
      registerNib(NibPrototype(cell, loader), as: .cell(name))
    }
    let kinds = [
      "sectionHeaderView": Self.elementKindSectionHeader, "sectionFooterView": Self.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      guard let view = element.value(key), let name = view["reuseIdentifier"] else { continue }
      registerNib(NibPrototype(view, loader), as: .supplementary(kind, name))
    }
  }

  private func nibLayout(_ element: InterfaceElement, _ loader: NibLoader) -> UICollectionViewLayout? {
    let base: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = loader.source.customClass(of: element, as: UICollectionViewLayout.self) ?? base
    return loader.make(element, { type.init(coder: $0) }) { layout in
      (layout as? UICollectionViewFlowLayout)?.applyNib(element)
    }
  }
}

extension UICollectionViewFlowLayout {
  fileprivate func applyNib(_ element: InterfaceElement) {
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    element.size("itemSize").map { itemSize = $0 }
    element.size("headerReferenceSize").map { headerReferenceSize = $0 }
    element.size("footerReferenceSize").map { footerReferenceSize = $0 }
    element.insets("sectionInset").map { sectionInset = $0 }
    if element.flag("automaticEstimatedItemSize") == true {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = element.size("estimatedItemSize") {
      estimatedItemSize = size
    }
    element.flag("sectionHeadersPinToVisibleBounds").map { sectionHeadersPinToVisibleBounds = $0 }
    element.flag("sectionFootersPinToVisibleBounds").map { sectionFootersPinToVisibleBounds = $0 }
    switch element["sectionInsetReference"] {
    case "safeArea": sectionInsetReference = .fromSafeArea
    case "layoutMargins": sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}

extension UIVisualEffectView {
  func applyNibEffect(_ element: InterfaceElement) {
    guard let said = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
    else { return }
    let blur = UIBlurEffect(style: UIBlurEffect.Style(nib: said["style"]))
    effect = element.child("blurEffect") == nil ? UIVibrancyEffect(blurEffect: blur) : blur
  }
}

extension UIBlurEffect.Style {
  fileprivate init(nib name: String?) {
    switch name {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "prominent": self = .prominent
    case "systemUltraThinMaterial": self = .systemUltraThinMaterial
    case "systemThinMaterial": self = .systemThinMaterial
    case "systemMaterial": self = .systemMaterial
    case "systemThickMaterial": self = .systemThickMaterial
    case "systemChromeMaterial": self = .systemChromeMaterial
    case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
    case "systemThinMaterialLight": self = .systemThinMaterialLight
    case "systemMaterialLight": self = .systemMaterialLight
    case "systemThickMaterialLight": self = .systemThickMaterialLight
    case "systemChromeMaterialLight": self = .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
    case "systemThinMaterialDark": self = .systemThinMaterialDark
    case "systemMaterialDark": self = .systemMaterialDark
    case "systemThickMaterialDark": self = .systemThickMaterialDark
    case "systemChromeMaterialDark": self = .systemChromeMaterialDark
    default: self = .regular
    }
  }
}
