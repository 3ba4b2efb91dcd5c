import Testing

@testable import SourceAdapter

@Suite struct `Modules that Foundation and UIKit bring` {
  private func head(_ text: String) -> String? {
    Adapting(text).module.files[0].text.split(separator: "\n").dropFirst().first.map(String.init)
  }

  @Test(arguments: [
    ("import Foundation\nlet status = SecItemDelete([kSecClass: kSecClassKey] as CFDictionary)", "Security"),
    ("import UIKit\nfunc fails() -> OSStatus { errSecAuthFailed }", "Security"),
    ("import UIKit\nlet center = UNUserNotificationCenter.current()", "UserNotifications"),
    ("import TipKit\nstruct A { func body() -> some View { a } }", "SwiftUI"),
    ("import Foundation\n@Observable final class Settings {}", "Observation"),
  ])
  func `are imported where a file uses their names`(_ text: String, _ module: String) {
    #expect(head(text) == "import UIKit; import \(module)")
  }

  @Test(arguments: [
    "import UIKit\nlet kSectionInset = 4, errSecond = 2, SecItemCell = 3", "import UIKit\nstruct UNUsual {}",
    "import UIKit\n// some Viewer, a View", "import RxSwift\nlet a: Observable<Int> = b",
    "import UIKit\nstruct Observable {}\n@Observable var a = 1",
    "",
  ])
  func `are not where names only begin alike`(_ text: String) {
    #expect(BroughtModules.named(in: text).isEmpty)
    #expect(text.isEmpty || head(text) == "import UIKit")
  }

  @Test func `are imported once`() {
    #expect(BroughtModules.named(in: "import SwiftUI\nfunc f() -> some View { a }") == [])
  }

  @Test func `are not meant where the author has a module of that name`() {
    var around = ModuleSurroundings()
    around.modules = ["Security"]
    ModuleSurroundings.$current.withValue(around) {
      #expect(head("import UIKit\nlet a = kSecClassKey") == "import UIKit")
    }
  }
}
