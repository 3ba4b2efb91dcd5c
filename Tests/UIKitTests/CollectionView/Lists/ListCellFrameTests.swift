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
          "Plain" 16,11.5 272x20.5
          chevron 296,15.5 8x13
          separator 16,43.5 304x0.5
        cell 0,44 320x59
          content 0,44 289x59
          "Subtitle" 16,55 265x20.5
          "below" 16,77.5 265x14.5
          check 289,67 15x13
          separator 16,102.5 304x0.5
        cell 0,103 320x44
          content 0,103 266.5x44
          "Value" 16,114.5 42x20.5
          "behind" 206,114.5 52.5x20.5
          "12" 266.5,103 17.5x44
          chevron 296,118.5 8x13
          separator 16,146.5 304x0.5
        cell 0,147 320x44
          content 0,147 253x44
          image 19.5,159 20.75x19.75
          "Image" 60,158.5 185x20.5
          switch 253,153.5 51x31
          separator 60,190.5 260x0.5
        cell 0,191 320x44
          content 38,191 244x44
          "Editing" 54,202.5 220x20.5
          minus 16,202 22x22
          bars 283,206.5 20x13
        """)
  }

  @Test func `mirrored in a list that runs from right to left`() {
    let rig = ListCellRig(width: 320, count: 5, isReadFromRight: true, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 0,0 320x44
          content 24,0 296x44
          "Plain" 32,11.5 272x20.5
          chevron 16,15.5 8x13
          separator 0,43.5 304x0.5
        cell 0,44 320x59
          content 31,44 289x59
          "Subtitle" 39,55 265x20.5
          "below" 39,77.5 265x14.5
          check 16,67 15x13
          separator 0,102.5 304x0.5
        cell 0,103 320x44
          content 53.5,103 266.5x44
          "Value" 262,114.5 42x20.5
          "behind" 61.5,114.5 52.5x20.5
          "12" 36,103 17.5x44
          chevron 16,118.5 8x13
          separator 0,146.5 304x0.5
        cell 0,147 320x44
          content 67,147 253x44
          image 279.75,159 20.75x19.75
          "Image" 75,158.5 185x20.5
          switch 16,153.5 51x31
          separator 0,190.5 260x0.5
        cell 0,191 320x44
          content 38,191 244x44
          "Editing" 46,202.5 220x20.5
          minus 282,202 22x22
          bars 17,206.5 20x13
        """)
  }

  @Test func `in a card on a phone`() {
    let rig = ListCellRig(width: 390, count: 5, appearance: .insetGrouped, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 16,0 358x44
          content 16,0 334x44
          "Plain" 32,11.5 310x20.5
          chevron 350,15.5 8x13
          separator 32,43.5 342x0.5
        cell 16,44 358x59
          content 16,44 327x59
          "Subtitle" 32,55 303x20.5
          "below" 32,77.5 303x14.5
          check 343,67 15x13
          separator 32,102.5 342x0.5
        cell 16,103 358x44
          content 16,103 304.5x44
          "Value" 32,114.5 42x20.5
          "behind" 260,114.5 52.5x20.5
          "12" 320.5,103 17.5x44
          chevron 350,118.5 8x13
          separator 32,146.5 342x0.5
        cell 16,147 358x44
          content 16,147 291x44
          image 35.5,159 20.75x19.75
          "Image" 76,158.5 223x20.5
          switch 307,153.5 51x31
          separator 76,190.5 298x0.5
        cell 16,191 358x44
          content 54,191 282x44
          "Editing" 70,202.5 258x20.5
          minus 32,202 22x22
          bars 337,206.5 20x13
        """)
  }

  @Test func `with wider margins on a tablet`() {
    let rig = ListCellRig(width: 744, count: 5, fill: Self.fill)
    #expect(
      rig.tree == """
        cell 0,0 744x44
          content 0,0 716x44
          "Plain" 20,11.5 688x20.5
          chevron 716,15.5 8x13
          separator 20,43.5 724x0.5
        cell 0,44 744x59
          content 0,44 709x59
          "Subtitle" 20,55 681x20.5
          "below" 20,77.5 681x14.5
          check 709,67 15x13
          separator 20,102.5 724x0.5
        cell 0,103 744x44
          content 0,103 686.5x44
          "Value" 20,114.5 42x20.5
          "behind" 626,114.5 52.5x20.5
          "12" 686.5,103 17.5x44
          chevron 716,118.5 8x13
          separator 20,146.5 724x0.5
        cell 0,147 744x44
          content 0,147 673x44
          image 23.5,159 20.75x19.75
          "Image" 64,158.5 601x20.5
          switch 673,153.5 51x31
          separator 64,190.5 680x0.5
        cell 0,191 744x44
          content 42,191 660x44
          "Editing" 58,202.5 636x20.5
          minus 20,202 22x22
          bars 703,206.5 20x13
        """)
  }
}
