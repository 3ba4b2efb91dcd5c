import Testing

@testable import UIKit

@Suite struct `Names of symbols` {
  /// Names that apps show, by subject.
  static let subjects: [(subject: String, names: String)] = [
    (
      "clouds",
      "icloud icloud.fill icloud.slash icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up "
        + "exclamationmark.icloud.fill checkmark.icloud person.icloud cloud.moon cloud.sun.rain cloud.bolt.rain"
    ),
    (
      "computers",
      "server.rack cpu cpu.fill memorychip externaldrive externaldrive.fill externaldrive.badge.plus "
        + "internaldrive opticaldisc cylinder.split.1x2 macwindow macwindow.badge.plus computermouse touchid "
        + "cable.connector.horizontal powerplug powerplug.fill apps.iphone battery.100.bolt display.2"
    ),
    (
      "signals",
      "iphone.radiowaves.left.and.right wifi.exclamationmark wifi.router dot.radiowaves.right "
        + "dot.radiowaves.up.forward wave.3.right sensor.tag.radiowaves.forward.fill phone.down.fill "
        + "phone.arrow.up.right network.badge.shield.half.filled"
    ),
    (
      "keys and letters",
      "keyboard.chevron.compact.down character.cursor.ibeam character.textbox textformat.abc text.cursor "
        + "return shift capslock option control escape space function sum ellipsis.curlybraces "
        + "chevron.left.slash.chevron.right"
    ),
    (
      "documents",
      "doc.text.magnifyingglass doc.richtext document.on.document text.page text.page.badge.magnifyingglass "
        + "book.pages character.book.closed character.book.closed.fill scroll signature text.quote lock.doc "
        + "chart.bar.doc.horizontal list.bullet.clipboard list.bullet.rectangle.portrait doc.viewfinder "
        + "pencil.and.list.clipboard quote.bubble quote.bubble.fill captions.bubble captions.bubble.fill "
        + "text.below.photo list.bullet.below.rectangle list.bullet.indent checklist.checked pencil.line"
    ),
    (
      "frames",
      "app.dashed app.gift appclip rectangle.dashed plus.square.dashed plus.square.on.square "
        + "plus.square.fill.on.square.fill questionmark.app.dashed tablecells square.split.2x1 sidebar.trailing "
        + "rectangle.expand.vertical rectangle.connected.to.line.below app.connected.to.app.below.fill "
        + "square.stack.3d.down.forward text.viewfinder text.viewfinder.circle eye.viewfinder "
        + "point.3.connected.trianglepath.dotted"
    ),
    (
      "figures",
      "nosign slash.circle target scope clear rhombus.fill skew line.diagonal circlebadge.fill light.max "
        + "circle.grid.cross circle.inset.filled aqi.medium arrow.down.circle.dotted"
    ),
    (
      "arrows",
      "clock.arrow.circlepath clock.arrow.2.circlepath lock.rotation arrow.3.trianglepath arrow.triangle.swap "
        + "arrowtriangle.backward.fill arrow.down.forward.and.arrow.up.backward "
        + "arrow.up.backward.and.arrow.down.forward exclamationmark.arrow.triangle.2.circlepath "
        + "square.and.arrow.up.on.square square.and.arrow.down.on.square "
        + "square.and.arrow.up.trianglebadge.exclamationmark"
    ),
    (
      "people",
      "eyes eyeglasses brain brain.head.profile stethoscope hand.wave.fill hand.draw.fill hand.point.right.fill "
        + "hand.point.up.braille person.fill.questionmark folder.badge.person.crop figure figure.walk.motion "
        + "bandage pills syringe.fill"
    ),
    (
      "nature",
      "ladybug ladybug.fill ant hare tortoise bird.fill fish dog cat swift apple.logo mountain.2.fill tornado "
        + "humidity carrot camera.macro"
    ),
    (
      "things",
      "flask flask.fill testtube.2 ruler dice die.face.5 mug wallet.pass lanyardcard xmark.bin "
        + "hourglass.bottomhalf.filled flag.checkered signpost.right.and.left storefront exclamationmark.magnifyingglass "
        + "sparkle.magnifyingglass text.magnifyingglass lifepreserver thermometer.medium key.horizontal.fill "
        + "puzzlepiece.extension photo.on.rectangle.angled airplane.departure fuelpump zzz"
    ),
    (
      "rooms and sport",
      "sofa.fill lamp.desk fan washer refrigerator shower bathtub door.left.hand.open tent backpack handbag popcorn "
        + "sportscourt tennisball volleyball guitars pianokeys metronome radio steeringwheel ev.charger "
        + "flashlight.on.fill screwdriver togglepower pill facemask bolt.heart.fill accessibility hands.clap"
    ),
    (
      "halves and charts",
      "rectangle.lefthalf.filled square.bottomhalf.filled circle.tophalf.filled rectangle.leadinghalf.inset.filled "
        + "slider.horizontal.below.rectangle platter.filled.top.iphone text.pad.header bell.and.waves.left.and.right "
        + "rectangle.and.text.magnifyingglass chart.line.downtrend.xyaxis chart.dots.scatter xmark.rectangle.portrait "
        + "increase.indent decrease.indent translate"
    ),
  ]

  @Test(arguments: subjects)
  func `what apps show is drawn, to the last word of its name`(subject: String, names: String) {
    for name in names.split(separator: " ").map(String.init) {
      let known = SymbolName(name)
      #expect(known != nil, "\(name)")
      #expect(known?.unknownWords == [], "\(name)")
    }
  }

  @Test(arguments: [
    "terminal", "arrow.down.doc", "keyboard", "newspaper", "bus", "film", "cross.case", "list.clipboard",
    "tablecells", "character.book.closed", "captions.bubble", "ladybug", "cpu", "building.2",
  ])
  func `a filled symbol keeps what is drawn inside it`(name: String) throws {
    let recipe = try #require(SymbolTable.recipe(name))
    #expect(recipe.filled.contains { $0.cuts })
  }

  @Test(arguments: [
    ("bubble.right.fill", "bubble.right"), ("figure.walk.circle", "figure.walk"),
    ("macbook.and.iphone.circle", "macbook.and.iphone"), ("gearshape.2.circle", "gearshape.2"),
    ("bolt.horizontal.circle", "bolt.horizontal"),
  ])
  func `the other name of one symbol takes nothing from a longer name`(name: String, base: String) {
    #expect(SymbolName(name)?.base == base)
  }

  @Test(arguments: SymbolTable.pairs(in: SymbolTable.otherNames))
  func `every other name stands for one that is drawn`(name: String, usual: String) {
    let known = SymbolName(name)
    #expect(known != nil && known == SymbolName(usual))
  }

  @Test func `a badge may have a name of several words`() {
    #expect(SymbolName("folder.badge.person.crop")?.badge == "person")
    #expect(SymbolName("network.badge.shield.half.filled")?.badge == "shield")
    #expect(SymbolName("doc.badge.arrow.up")?.badge == "arrow.up")
    #expect(SymbolName("lock.trianglebadge.exclamationmark.fill")?.badge == "exclamationmark")
    #expect(SymbolName("bell.badge.fill")?.badge == "")
    let keyed = SymbolName("person.badge.key.fill")
    #expect(keyed?.badge == "key" && keyed?.isFilled == true)
  }

  @Test func `a shape around a symbol may be dashed, where there is such a shape`() throws {
    let dashed = try #require(SymbolName("plus.square.dashed")).drawing(weight: 1.75)
    #expect(try dashed != #require(SymbolName("plus.square")).drawing(weight: 1.75))
    #expect(SymbolName("plus.seal.dashed")?.unknownWords == ["dashed"])
    #expect(SymbolName("plus.dashed")?.unknownWords == ["dashed"])
  }
}
