import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit

@testable import PreviewRuntime

@MainActor @Suite struct `Knob store` {
  private enum Align { case left, right }

  private static let catalogue: KnobCatalogue = {
    var catalogue = KnobCatalogue()
    catalogue.add(
      KnobInfo(name: "width", title: "", value: .number(100), style: .float), id: 0, aliases: ["w"])
    catalogue.add(KnobInfo(name: "count", title: "", value: .number(3), style: .integer), id: 1)
    catalogue.add(KnobInfo(name: "shine", title: "", value: .boolean(false), style: .boolean), id: 1000)
    catalogue.add(
      KnobInfo(
        name: "tint", title: "", value: .colour(red: 0, green: 0, blue: 0, alpha: 255), style: .colour),
      id: 1001)
    catalogue.add(
      KnobInfo(name: "align", title: "", value: .choice("left"), style: .choice, choices: ["left", "right"]),
      id: 1002)
    return catalogue
  }()

  /// Runs `body` as code of a preview whose knobs stand so.
  private func reading<Result>(
    _ settings: [KnobSetting], _ body: () -> Result
  ) -> (result: Result, store: KnobStore) {
    let store = KnobStore(Self.catalogue, settings)
    return (store.perform(body), store)
  }

  @Test func `gives literals back where nothing was turned`() {
    let (values, store) = reading([]) {
      (_knob(0, 100 as CGFloat), _knob(1, 3), _knob(1000, false), _knob(1002, Align.left, ["right": .right]))
    }
    #expect(values == (100, 3, false, .left))
    #expect(store.read.map(\.name) == ["width", "count", "shine", "align"])
  }

  @Test func `gives the values that knobs were turned to, in every form`() {
    let (values, _) = reading([
      KnobSetting(name: "width", value: .number(240.5)), KnobSetting(name: "count", value: .number(7)),
      KnobSetting(name: "shine", value: .boolean(true)),
      KnobSetting(name: "align", value: .choice("right")),
    ]) {
      (
        _knob(0, 100 as CGFloat), _knob(1, 3), _knob(1000, false),
        _knob(1002, Align.left, ["left": .left, "right": .right])
      )
    }
    #expect(values == (240.5, 7, true, .right))
  }

  @Test func `keeps to ranges that the author states, and names what does not`() {
    var catalogue = KnobCatalogue()
    catalogue.add(
      KnobInfo(
        name: "fade", title: "", value: .number(0.5), style: .float, minimum: 0, maximum: 1,
        isRangeStated: true),
      id: 0)
    for value in [-5, 1e308] {
      let store = KnobStore(catalogue, [KnobSetting(name: "fade", value: .number(value))])
      #expect(store.perform { _knob(0, 0.5) } == 0.5)
      #expect(store.unknown == ["fade"])
    }
  }

  @Test func `gives colours as either type of them`() {
    let red = KnobSetting(name: "tint", value: .colour(red: 255, green: 0, blue: 0, alpha: 255))
    let (colours, _) = reading([red]) { (_knob(1001, UIColor.black), _knob(1001, UIColor.black.cgColor)) }
    #expect(colours.0 == .red)
    #expect(colours.1 == UIColor.red.cgColor)
  }

  @Test func `finds a knob by the name that it had before`() {
    let (width, store) = reading([KnobSetting(name: "w", value: .number(5))]) { _knob(0, 100 as Double) }
    #expect(width == 5)
    #expect(store.unknown == [])
  }

  @Test func `names the settings that nothing takes`() {
    let (count, store) = reading([
      KnobSetting(name: "gone", value: .number(1)), KnobSetting(name: "count", value: .number(1.5)),
      KnobSetting(name: "align", value: .choice("up")), KnobSetting(name: "shine", value: .number(1)),
    ]) { _knob(1, 3) }
    #expect(count == 3)
    #expect(store.unknown == ["gone", "count", "align", "shine"])
  }

  @Test func `leaves alone a literal whose type has no room for the value`() {
    let far = KnobSetting(name: "width", value: .number(1e300))
    let (value, _) = reading([far]) { _knob(0, 100 as Int) }
    #expect(value == 100)
  }

  @Test func `leaves alone a literal of a type that it does not know`() {
    let (value, _) = reading([KnobSetting(name: "width", value: .number(5))]) {
      _knob(0, UILayoutPriority.required)
    }
    #expect(value == .required)
  }

  @Test func `gives the literal on another thread than the preview's`() {
    let store = KnobStore(Self.catalogue, [KnobSetting(name: "width", value: .number(5))])
    let value = store.perform {
      // Waits within the preview's turn, so that it runs all the while.
      let answer = Mutex<CGFloat?>(nil)
      let isDone = Dispatch.DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let read = _knob(0, 100 as CGFloat)
        answer.withLock { $0 = read }
        isDone.signal()
      }
      isDone.wait()
      return answer.withLock { $0 }
    }
    #expect(value == CGFloat(100))
    #expect(store.read.isEmpty)
  }

  @Test func `keeps what was read before in the list when it is made again`() {
    let (_, first) = reading([]) { _knob(1001, UIColor.black) }
    let next = KnobStore(Self.catalogue, [], after: first)
    #expect(next.read.map(\.name) == ["tint"])
  }

  @Test func `has the rows of sample data among its knobs, shown when they are asked for`() throws {
    let bundle = BundleBuilder()
    bundle.sampleRows(standard: 5)
    let info = try #require(bundle.knobs[KnobInfo.sampleRows])
    #expect(info.value == .number(5) && info.declaration.isEmpty)
    let (plain, turned) = (
      KnobStore(bundle.knobs), KnobStore(bundle.knobs, [KnobSetting(name: info.name, value: .number(80))])
    )
    #expect(plain.read.isEmpty)
    #expect(plain.perform { DataKnobs.rows(5) } == 5 && turned.perform { DataKnobs.rows(5) } == 80)
    #expect(plain.read == [info])
  }

  @Test func `lets texts be long, which is shown when a word is asked for`() throws {
    let bundle = BundleBuilder()
    bundle.longTexts()
    let info = try #require(bundle.knobs[KnobInfo.longTexts])
    #expect(info.value == .boolean(false) && info.declaration.isEmpty)
    let (plain, turned) = (
      KnobStore(bundle.knobs), KnobStore(bundle.knobs, [KnobSetting(name: info.name, value: .boolean(true))])
    )
    #expect(plain.read.isEmpty)
    #expect(!plain.perform { DataKnobs.areTextsLong() } && turned.perform { DataKnobs.areTextsLong() })
    #expect(plain.read == [info] && !DataKnobs.areTextsLong())
  }

  @Test(
    arguments: [
      ("SampleData.rows", true), ("SampleData.longTexts", true), ("SampleData.items.main", true),
      ("SampleData.items", false), ("Cards.rows", false), ("", false),
    ])
  func `knobs of data are told by their names`(name: String, isOfData: Bool) {
    #expect(KnobInfo.isOfData(name) == isOfData)
  }
}
