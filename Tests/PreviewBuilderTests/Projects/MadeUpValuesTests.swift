import ProjectFiles
import Testing

@testable import PreviewBuilder

@Suite struct `Values that are made up` {
  private let texts = [
    #"let key = Bundle.main.object(forInfoDictionaryKey: "ApiKey") as? String"#,
    #"let url = Bundle.main.infoDictionary?["ApiURL"] as! String; let other = infoDictionary["Other"]"#,
    #"let none = "forInfoDictionaryKey""#,
  ]

  @Test func `stand for all that the sources ask a list for that is missing`() {
    var info = AppInfo(module: "Shop", name: "Shop", plist: nil)
    info.isListMissing = true
    let made = MadeUpValues(info, texts: texts)
    #expect(
      made.info.values.mapValues(\.text) == [
        "ApiKey": "sample", "ApiURL": "https://example.com", "Other": "sample",
      ])
    #expect(made.warning?.message.hasPrefix("Info.plist: no value of ApiKey, ApiURL, Other is here") == true)
  }

  @Test func `stand for none that a list could have`() {
    let made = MadeUpValues(AppInfo(module: "Shop", name: "Shop", plist: .table([:])), texts: texts)
    #expect(made.info.values.isEmpty && made.warning == nil)
  }
}
