import Foundation
import Testing

@testable import ProjectFiles

@Suite struct `What is known of an app` {
  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleShortVersionString</key><string>1.${CURRENT_PROJECT_VERSION}</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIAppFonts</key><array><string>A.ttf</string></array>
      <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneConfigurationName</key><string>Default Configuration</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict>
      </dict>
    </dict></plist>
    """

  @Test func `comes from its property list, with the settings put in`() throws {
    let plist = try #require(InfoPlist.read(Data(list.utf8)))
    let app = AppInfo(
      module: "Shop", name: "Shop", plist: plist,
      keys: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.shop", "CURRENT_PROJECT_VERSION": "7"])
    #expect(app.mainStoryboard == "Main")
    #expect(app.bundleIdentifier == "org.example.shop")
    #expect(app.version == "1.7")
    #expect(app.displayName == "Shop")
    #expect(app.fonts == ["A.ttf"])
    #expect(
      app.scenes == [
        .init(configurationName: "Default Configuration", delegateClass: "SceneDelegate", storyboard: "Main")
      ])
    #expect(app.hasSceneManifest)
  }

  @Test func `comes from settings alone where Xcode writes the list`() {
    let app = AppInfo(
      module: "Shop", name: "Shop", plist: nil,
      keys: [
        "UILaunchStoryboardName": "Launch", "UIApplicationSceneManifest_Generation": "YES",
        "CFBundleDisplayName": "My $(PRODUCT_NAME)", "MARKETING_VERSION": "2.0",
      ])
    #expect(app.mainStoryboard == nil)
    #expect(app.launchStoryboard == "Launch")
    #expect(app.hasSceneManifest && app.scenes.isEmpty)
    #expect(app.displayName == "My Shop")
    #expect(app.version == "2.0")
  }

  @Test func `has made-up values for settings that are set nowhere, and no others`() throws {
    let list: PropertyValue = .table([
      "API_KEY": .text("$(API_KEY)"), "ApiBaseURL": .text("${BASE_URL}"), "Own": .text("a$(NOTHING)"),
      "Host": .text("$(SERVER_HOST)"), "CFBundleName": .text("$(NOTHING)"), "Known": .text("$(KNOWN)"),
    ])
    var app = AppInfo(module: "Shop", name: "Shop", plist: list, keys: ["KNOWN": "here"])
    #expect(app.makeUpValues(askedFor: ["Secret"]) == ["API_KEY", "ApiBaseURL", "Host"])
    let texts = ["API_KEY", "ApiBaseURL", "Host", "Own", "Known", "Secret"].map { app.values[$0]?.text }
    #expect(texts == ["sample", "https://example.com", "example.com", "a", "here", nil])
  }

  @Test func `has made-up values for what is asked for where the whole list is missing`() {
    var app = AppInfo(module: "Shop", name: "Shop", plist: nil)
    app.isListMissing = true
    #expect(app.makeUpValues(askedFor: ["ApiKey", "CFBundleName", "UILaunchStoryboardName"]) == ["ApiKey"])
    #expect(app.values["ApiKey"] == .text("sample"))
  }

  @Test func `is nothing where the list is no list`() {
    #expect(InfoPlist.read(Data("<plist><dict>".utf8)) == nil)
    #expect(InfoPlist.read(Data()) == nil)
    let deep = "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 100_000)
    #expect(InfoPlist.read(Data(deep.utf8)) == nil)
    #expect(InfoPlist.read(Data("bplist00".utf8)) == nil)
  }
}
