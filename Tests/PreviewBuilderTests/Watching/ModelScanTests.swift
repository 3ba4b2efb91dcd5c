import Glibc
import Testing

@testable import PreviewBuilder

@Suite struct `Core Data models of a folder` {
  private let folder = Scratch()

  private func scan() throws -> SourceScan { SourceScan(try SourceRoot(folder.path)) }

  private func write(_ entity: String, _ version: String, in home: String = "Shop.xcdatamodeld/") {
    folder.makeFolder("\(home)\(version).xcdatamodel")
    folder.write(
      "<model><entity name=\"\(entity)\" representedClassName=\"\(entity)\" codeGenerationType=\"class\"/></model>",
      to: "\(home)\(version).xcdatamodel/contents")
  }

  private func generated(_ scan: SourceScan) -> String {
    scan.files.filter(\.isGenerated).map(\.text).joined()
  }

  @Test func `become source of the module, in the version that counts`() throws {
    folder.write("import CoreData", to: "A.swift")
    write("Old", "Shop")
    write("New", "Shop 2")
    #expect(generated(try scan()).contains("class Old: NSManagedObject"))
    let before = try scan().sourceHash
    folder.write(
      "<plist><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>",
      to: "Shop.xcdatamodeld/.xccurrentversion")
    let after = try scan()
    #expect(generated(after).contains("class New: NSManagedObject") && !generated(after).contains("Old"))
    #expect(generated(after).contains("static var name: String { \"Shop\" }"))
    #expect(after.sourceHash != before && after.problems.isEmpty)
    #expect(after.modules.last?.standIns == ["CoreData"])
  }

  @Test func `stand by themselves, too, and leave classes to those who wrote them`() throws {
    folder.write("import CoreData\n\npublic final class Item: NSManagedObject {}", to: "A.swift")
    write("Item", "Shop", in: "")
    let text = generated(try scan())
    #expect(!text.contains("class Item: NSManagedObject") && text.contains("extension Item {"))
  }

  @Test func `are watched`() throws {
    let root = try SourceRoot(folder.path)
    #expect(SourceScan.isOfInterest(folder("A.xcdatamodeld/A.xcdatamodel/contents"), in: root))
    #expect(SourceScan.isOfInterest(folder("A.xcdatamodeld/.xccurrentversion"), in: root))
    #expect(!SourceScan.isOfInterest(folder("A/contents"), in: root))
    write("Item", "Shop")
    #expect(try scan().folders.contains(folder("Shop.xcdatamodeld/Shop.xcdatamodel")))
  }

  @Test func `that are broken are left out, each with a sentence on its line`() throws {
    folder.write("let a = 1", to: "A.swift")
    for name in ["Bomb", "Cut", "Gone", "Link"] { folder.makeFolder("\(name).xcdatamodel") }
    folder.write("<!DOCTYPE m [<!ENTITY a \"b\">]>\n<model>&a;</model>", to: "Bomb.xcdatamodel/contents")
    folder.write("<model>\n<entity", to: "Cut.xcdatamodel/contents")
    symlink("/etc/passwd", folder("Link.xcdatamodel/contents"))
    let problems = try scan().problems
    #expect(
      problems.map { "\($0.file):\($0.line)" } == [
        "Bomb.xcdatamodel/contents:1", "Cut.xcdatamodel/contents:2", "Gone.xcdatamodel/contents:0",
        "Link.xcdatamodel/contents:0",
      ])
    #expect(problems.last?.message == "It is a link that leaves the folder; it is left out.")
    #expect(try scan().files.count == 1)
  }

  @Test func `belong to the target that lists them`() throws {
    folder.makeFolder("Shop.xcodeproj")
    folder.write(XcodeFolders.shop, to: "Shop.xcodeproj/project.pbxproj")
    for name in ["App", "Feature", "ShopTests", "Widget"] { folder.makeFolder(name) }
    folder.write("import Feature", to: "App/App.swift")
    folder.write("public let feature = 1", to: "Feature/Feature.swift")
    write("Item", "Shop", in: "App/Shop.xcdatamodeld/")
    let modules = try scan().modules
    #expect(modules.map(\.name) == ["Feature", "Shop"])
    #expect(modules.map { $0.files.filter(\.isGenerated).count } == [0, 2])
  }

  @Test func `are not the app's where another of the name is, and no target lists them`() throws {
    folder.makeFolder("Shop.xcodeproj")
    folder.write(
      XcodeFolders.shop.replacing("children = (F1);", with: "children = (F1, F5);")
        .replacing("files = (B1);", with: "files = (B1, B5);")
        .replacing(
          "B1 = {isa",
          with: "F5 = {isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = \"<group>\"; }; "
            + "B5 = {isa = PBXBuildFile; fileRef = F5; }; B1 = {isa"),
      to: "Shop.xcodeproj/project.pbxproj")
    for name in ["App", "Feature", "ShopTests", "Widget"] { folder.makeFolder(name) }
    folder.write("import Feature", to: "App/App.swift")
    folder.write("public let feature = 1", to: "Feature/Feature.swift")
    write("Old", "Shop", in: "Shop.xcdatamodeld/")
    write("Item", "Shop", in: "App/Shop.xcdatamodeld/")
    let text = generated(try scan())
    #expect(text.contains("class Item: NSManagedObject") && !text.contains("Old"))
  }
}
