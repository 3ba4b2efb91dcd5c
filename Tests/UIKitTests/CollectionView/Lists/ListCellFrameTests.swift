import QuartzCore
import Testing

@testable import UIKit

/// Where the parts of list cells stand: the first number is the left edge, whichever way the list runs.
@MainActor @Suite struct `Frames of list cells` {
  private static func fill(_ cell: UICollectionViewListCell, _ item: Int) {
    var content = [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .cell(), .sidebarCell(),
    ][item]
    content.text = ["Plain", "Subtitle", "Value", "Image", "Editing"][item]
    content.secondaryText = [nil, "below", "behind", nil, nil][item]
    if item == 3 { content.image = UIImage(systemName: "star") }
    cell.contentConfiguration = content
    cell.accessories =
      [
        [.disclosureIndicator()], [.checkmark()], [.label(text: "12"), .disclosureIndicator()],
        [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))],
        [.delete(displayed: .always), .reorder(displayed: .always)],
      ][item]
  }

  @Test func `from edge to edge on the narrowest screen`() {
    let rig = ListCellRig(width: 320, count: 5, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 0,0 320x44
          content 0,0 296x44
          "Plain" 16,11.5 272x21
          chevron 296,15.5 8x13
          separator 16,43.5 304x0.5
        cell 0,44 320x60
          content 0,44 289x60
          "Subtitle" 16,55 265x21
          "below" 16,78 265x15
          check 289,67.5 15x13
          separator 16,103.5 304x0.5
        cell 0,104 320x44
          content 0,104 266.5x44
          "Value" 16,115.5 42x21
          "behind" 206,115.5 52.5x21
          "12" 266.5,104 17.5x44
          chevron 296,119.5 8x13
          separator 16,147.5 304x0.5
        cell 0,148 320x44
          content 0,148 253x44
          image 19.5,160 20.75x19.75
          "Image" 60,159.5 185x21
          switch 253,154.5 51x31
          separator 60,191.5 260x0.5
        cell 0,192 320x44
          content 38,192 244x44
          "Editing" 54,203.5 220x21
          minus 16,203 22x22
          bars 283,207.5 20x13
        """)
  }

  @Test func `mirrored in a list that runs from right to left`() {
    let rig = ListCellRig(width: 320, count: 5, isReadFromRight: true, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 0,0 320x44
          content 24,0 296x44
          "Plain" 32,11.5 272x21
          chevron 16,15.5 8x13
          separator 0,43.5 304x0.5
        cell 0,44 320x60
          content 31,44 289x60
          "Subtitle" 39,55 265x21
          "below" 39,78 265x15
          check 16,67.5 15x13
          separator 0,103.5 304x0.5
        cell 0,104 320x44
          content 53.5,104 266.5x44
          "Value" 262,115.5 42x21
          "behind" 61.5,115.5 52.5x21
          "12" 36,104 17.5x44
          chevron 16,119.5 8x13
          separator 0,147.5 304x0.5
        cell 0,148 320x44
          content 67,148 253x44
          image 279.75,160 20.75x19.75
          "Image" 75,159.5 185x21
          switch 16,154.5 51x31
          separator 0,191.5 260x0.5
        cell 0,192 320x44
          content 38,192 244x44
          "Editing" 46,203.5 220x21
          minus 282,203 22x22
          bars 17,207.5 20x13
        """)
  }

  @Test func `in a card on a phone`() {
    let rig = ListCellRig(width: 390, count: 5, appearance: .insetGrouped, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 16,0 358x44
          content 16,0 334x44
          "Plain" 32,11.5 310x21
          chevron 350,15.5 8x13
          separator 32,43.5 342x0.5
        cell 16,44 358x60
          content 16,44 327x60
          "Subtitle" 32,55 303x21
          "below" 32,78 303x15
          check 343,67.5 15x13
          separator 32,103.5 342x0.5
        cell 16,104 358x44
          content 16,104 304.5x44
          "Value" 32,115.5 42x21
          "behind" 260,115.5 52.5x21
          "12" 320.5,104 17.5x44
          chevron 350,119.5 8x13
          separator 32,147.5 342x0.5
        cell 16,148 358x44
          content 16,148 291x44
          image 35.5,160 20.75x19.75
          "Image" 76,159.5 223x21
          switch 307,154.5 51x31
          separator 76,191.5 298x0.5
        cell 16,192 358x44
          content 54,192 282x44
          "Editing" 70,203.5 258x21
          minus 32,203 22x22
          bars 337,207.5 20x13
        """)
  }

  @Test func `with wider margins on a tablet`() {
    let rig = ListCellRig(width: 744, count: 5, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 0,0 744x44
          content 0,0 716x44
          "Plain" 20,11.5 688x21
          chevron 716,15.5 8x13
          separator 20,43.5 724x0.5
        cell 0,44 744x60
          content 0,44 709x60
          "Subtitle" 20,55 681x21
          "below" 20,78 681x15
          check 709,67.5 15x13
          separator 20,103.5 724x0.5
        cell 0,104 744x44
          content 0,104 686.5x44
          "Value" 20,115.5 42x21
          "behind" 626,115.5 52.5x21
          "12" 686.5,104 17.5x44
          chevron 716,119.5 8x13
          separator 20,147.5 724x0.5
        cell 0,148 744x44
          content 0,148 673x44
          image 23.5,160 20.75x19.75
          "Image" 64,159.5 601x21
          switch 673,154.5 51x31
          separator 64,191.5 680x0.5
        cell 0,192 744x44
          content 42,192 660x44
          "Editing" 58,203.5 636x21
          minus 20,203 22x22
          bars 703,207.5 20x13
        """)
  }
}
