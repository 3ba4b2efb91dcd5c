import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Cell accessories` {
  private static func names(_ accessories: [UICellAccessory], isEditing: Bool = false) -> String {
    let (leading, trailing) = UICellAccessory.arranged(accessories, isEditing: isEditing)
    func text(_ side: [UICellAccessory]) -> String {
      side.map { accessory in
        if case .customView(let view) = accessory.accessoryType { return "view \(view.tag)" }
        return "\(accessory.accessoryType)"
      }.joined(separator: " ")
    }
    return text(leading) + " | " + text(trailing)
  }

  private static func custom(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView()
    view.tag = tag
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test func `the system's own stand in the system's order, whatever theirs is`() {
    let all: [UICellAccessory] = [
      .reorder(displayed: .always), .disclosureIndicator(), .insert(displayed: .always), .checkmark(),
      .delete(displayed: .always), .multiselect(displayed: .always), .detail(), .outlineDisclosure(),
    ]
    let order = "multiselect delete insert | checkmark detail disclosureIndicator outlineDisclosure reorder"
    #expect(Self.names(all) == order)
    #expect(Self.names(all.reversed()) == order)
  }

  @Test func `each is there in the states that it says`() {
    let all: [UICellAccessory] = [
      .delete(), .checkmark(displayed: .whenNotEditing), .disclosureIndicator(), .reorder(),
    ]
    #expect(Self.names(all) == " | checkmark disclosureIndicator")
    #expect(Self.names(all, isEditing: true) == "delete | disclosureIndicator reorder")
  }

  @Test func `a view stands next to the content unless its placement says otherwise`() {
    let system: [UICellAccessory] = [.delete(displayed: .always), .checkmark(), .disclosureIndicator()]
    #expect(
      Self.names(system + [Self.custom(1, .leading())]) == "delete view 1 | checkmark disclosureIndicator")
    #expect(
      Self.names(system + [Self.custom(1, .trailing())]) == "delete | view 1 checkmark disclosureIndicator")
    let after = UICellAccessory.Placement.position(after: .checkmark())
    #expect(
      Self.names(system + [Self.custom(1, .trailing(at: after))])
        == "delete | checkmark view 1 disclosureIndicator")
    let labels: [UICellAccessory] = [.label(text: "3"), .disclosureIndicator()]
    let before = UICellAccessory.Placement.position(before: .label(text: "of any text"))
    #expect(Self.names(labels + [Self.custom(1, .trailing(at: before))]).hasPrefix(" | view 1 label"))
    #expect(
      Self.names(system + [Self.custom(1, .leading(at: { _ in 99 }))])
        == "delete view 1 | checkmark disclosureIndicator")
    #expect(Self.names([Self.custom(1, .leading(displayed: .whenEditing))]) == " | ")
  }

  @Test func `what stands at the edges is what the content does not have`() {
    let plan = AccessoryPlan(
      width: 300, margins: (16, 16), indentation: 10, indentsAccessories: true, leading: [20, 10],
      trailing: [8, 30])
    #expect(plan.leadingCentres == [36, 63])
    #expect(plan.trailingCentres == [238, 269])
    #expect(plan.content == 68...234)

    let still = AccessoryPlan(
      width: 300, margins: (16, 16), indentation: 10, indentsAccessories: false, leading: [20], trailing: [])
    #expect(still.leadingCentres == [26])
    #expect(still.content == 46...300)
  }

  @Test func `a row too narrow for its accessories leaves the content nothing`() {
    let plan = AccessoryPlan(
      width: 30, margins: (16, 16), indentation: 0, indentsAccessories: true, leading: [20], trailing: [20])
    #expect(plan.content.lowerBound == plan.content.upperBound)
  }
}
