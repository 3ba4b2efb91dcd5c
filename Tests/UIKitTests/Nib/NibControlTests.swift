import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Controls from nibs` {
  let stage = Stage()
  private let owner = FixturePicks()

  init() { InterfaceFixtures.register() }

  /// The views of `Pickers.xib` of one class, in order.
  private func views<View: UIView>(_ type: View.Type) throws -> [View] {
    stage.settle()
    let made = UINib(nibName: "Pickers", bundle: nil, "Fixtures/").instantiate(withOwner: owner)
    return try #require(made.first as? UIView).subviews.compactMap { $0 as? View }
  }

  @Test func `a stepper has its limits, its step and its ways`() throws {
    let steppers = try views(UIStepper.self)
    let (first, second) = try #require(steppers.count == 2 ? (steppers[0], steppers[1]) : nil)
    #expect(first.minimumValue == -10 && first.maximumValue == 10 && first.value == 4 && first.stepValue == 2)
    #expect(first.wraps && !first.autorepeat && !first.isContinuous)
    #expect(second.minimumValue == 0 && second.maximumValue == 100 && second.value == 0)
    #expect(!second.wraps && second.autorepeat && second.isContinuous && second.stepValue == 1)
  }

  @Test func `a date picker has its day, its limits and its language`() throws {
    let pickers = try views(UIDatePicker.self)
    let (day, timer) = try #require(pickers.count == 2 ? (pickers[0], pickers[1]) : nil)
    #expect(day.datePickerMode == .date && day.datePickerStyle == .wheels && day.minuteInterval == 5)
    #expect(day.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(day.minimumDate == Date(timeIntervalSinceReferenceDate: 599_000_000))
    #expect(day.maximumDate == Date(timeIntervalSinceReferenceDate: 601_000_000))
    #expect(day.locale?.identifier == "en_GB")
    #expect(timer.datePickerMode == .countDownTimer && timer.countDownDuration == 240)
  }

  @Test func `a picker asks the objects that its nib names`() throws {
    let picker = try #require(try views(UIPickerView.self).first)
    #expect(picker.dataSource === owner && picker.delegate === owner)
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
  }

  @Test func `a search bar has its scopes and its keyboard`() throws {
    let bar = try #require(try views(UISearchBar.self).first)
    #expect(bar.scopeButtonTitles == ["All", "Near"] && bar.showsScopeBar)
    #expect(bar.text == "Ada" && bar.prompt == "Find people" && bar.barStyle == .black)
    #expect(bar.showsBookmarkButton && bar.showsSearchResultsButton)
    #expect(bar.keyboardType == .emailAddress && bar.returnKeyType == .google)
    #expect(bar.autocapitalizationType == .words && bar.autocorrectionType == .no)
    #expect(bar.spellCheckingType == .no && bar.keyboardAppearance == .dark)
  }

  @Test func `segments have pictures and widths, and may be disabled`() throws {
    let segments = try #require(try views(UISegmentedControl.self).first)
    #expect(segments.isMomentary && segments.apportionsSegmentWidthsByContent)
    #expect(segments.widthForSegment(at: 0) == 80 && segments.widthForSegment(at: 1) == 0)
    #expect(segments.imageForSegment(at: 1)?.isSymbolImage == true)
    #expect(segments.isEnabledForSegment(at: 0) && !segments.isEnabledForSegment(at: 2))
  }

  @Test func `a slider has its pictures`() throws {
    let slider = try #require(try views(UISlider.self).first)
    #expect(
      slider.minimumValueImage?.isSymbolImage == true && slider.maximumValueImage?.isSymbolImage == true)
    #expect(slider.minimumValueImage != slider.maximumValueImage && slider.value == 0.5)
  }

  @Test func `fields and text views have their keyboards`() throws {
    let field = try #require(try views(UITextField.self).first)
    #expect(field.keyboardType == .numberPad && field.returnKeyType == .next)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .yes)
    #expect(field.spellCheckingType == .yes && field.keyboardAppearance == .light)
    #expect(field.enablesReturnKeyAutomatically)
    let text = try #require(try views(UITextView.self).first)
    #expect(text.autocapitalizationType == .allCharacters && text.keyboardType == .twitter)
    #expect(text.returnKeyType == .done)
  }

  @Test func `a navigation controller hides its bars as its scene says`() throws {
    stage.settle()
    let made = UIStoryboard(name: "Navigation", bundle: nil, "Fixtures/").instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    #expect(navigation.hidesBarsWhenKeyboardAppears && navigation.hidesBarsOnSwipe)
    #expect(!navigation.hidesBarsOnTap && !navigation.hidesBarsWhenVerticallyCompact)
    #expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
  }
}
