import Testing

@testable import ProjectFiles

@Suite struct `A project of Xcode's` {
  @Test func `of version 8 lists its files in groups`() throws {
    let text = projectText(
      """
      		AG00 = {isa = PBXGroup; children = (G1, G2, F9); sourceTree = "<group>"; };
      		G1 /* App */ = {isa = PBXGroup; children = (F1, F2, F3, V1, F4); path = App; sourceTree = "<group>"; };
      		G2 /* Products */ = {isa = PBXGroup; children = (P1); name = Products; sourceTree = "<group>"; };
      		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
      		F2 = {isa = PBXFileReference; name = Shared.swift; path = ../../Shared/Shared.swift; sourceTree = "<group>"; };
      		F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      		F4 = {isa = PBXFileReference; path = "App/Old code.m"; sourceTree = SOURCE_ROOT; };
      		F9 = {isa = PBXFileReference; path = AppTests/AppTests.swift; sourceTree = "<group>"; };
      		V1 = {isa = PBXVariantGroup; children = (L1, L2); name = Main.storyboard; sourceTree = "<group>"; };
      		L1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      		L2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      		P1 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      		K1 = {isa = PBXFileReference; path = Alamofire.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      		K2 = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
      		B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      		B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      		B5 = {isa = PBXBuildFile; fileRef = V1; }; B6 = {isa = PBXBuildFile; fileRef = K1; };
      		B7 = {isa = PBXBuildFile; fileRef = K2; }; B9 = {isa = PBXBuildFile; fileRef = F9; };
      		S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
      		R1 = {isa = PBXResourcesBuildPhase; files = (B3, B5); };
      		W1 = {isa = PBXFrameworksBuildPhase; files = (B6, B7); };
      		S2 = {isa = PBXSourcesBuildPhase; files = (B9); };
      		T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1, W1, R1); buildConfigurationList = TC01; };
      		T2 = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2); dependencies = (D1); };
      		D1 = {isa = PBXTargetDependency; target = T1; };
      """,
      settings: "SWIFT_VERSION = 4.2; SDKROOT = iphoneos;",
      targetSettings:
        "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier) 2\";"
    )
    let project = try XcodeProject(text, folder: "ios")
    #expect(
      project.targets.map(\.dump).joined(separator: "\n") == """
        App app as App_2
          sources: ios/App/AppDelegate.swift Shared/Shared.swift
          foreign: 1
          resources: ios/App/Assets.xcassets ios/App/Base.lproj/Main.storyboard ios/App/de.lproj/Main.strings
          needs: Alamofire
          swift: 5
          plist: ios/App/Info.plist
        AppTests tests
          sources: ios/AppTests/AppTests.swift
          needs: App
          swift: 5
        """)
  }

  @Test func `of version 16 has folders, with what is left out of them`() throws {
    let text = projectText(
      """
      		AG00 = {isa = PBXGroup; children = (Y1, Y2); sourceTree = "<group>"; };
      		Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = App; sourceTree = "<group>"; };
      		Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Drafts/Old.swift"); target = T1; };
      		E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Models/Card.swift); target = T3; };
      		T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (Y1); packageProductDependencies = (Q1); buildConfigurationList = TC01; };
      		T3 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); fileSystemSynchronizedGroups = (Y2); };
      		Q1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kingfisher; };
      		R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kingfisher"; };
      """,
      settings:
        "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
      targetSettings:
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) STAGING\"; SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchStoryboardName = Launch; SWIFT_OBJC_BRIDGING_HEADER = \"App/Bridge.h\";"
    )
    let project = try XcodeProject(text, folder: "")
    #expect(
      project.targets.map(\.dump).joined(separator: "\n") == """
        App app
          folder: App -App/Drafts/Old.swift -App/Info.plist
          needs: Kingfisher
          swift: 6
          defines: STAGING
          features: InferSendableFromCaptures
          on the main actor
        Widget appExtension
          folder: App +App/Models/Card.swift
          folder: Widget
          swift: 6
          on the main actor
        """)
    #expect(project.targets[0].infoKeys["UILaunchStoryboardName"] == "Launch")
    #expect(project.targets.map(\.settings.hasBridgingHeader) == [true, false])
  }

  @Test func `says which products are none of a phone's`() throws {
    let text = projectText(
      """
      		AG00 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      		T1 = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildConfigurationList = TC01; };
      		T2 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2"; };
      		T3 = {isa = PBXAggregateTarget; name = Lint; };
      """, targetSettings: "SDKROOT = macosx;")
    let project = try XcodeProject(text, folder: "")
    #expect(project.targets.map(\.dump) == ["Mac app, not for phones", "Watch watch", "Lint other"])
  }

  @Test func `names packages beside it and elsewhere`() throws {
    let text = projectText(
      """
      		AG00 = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      		F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = ../Old; sourceTree = "<group>"; };
      		T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
      """
    ).replacingFirst("projectRoot = \"\";", "packageReferences = (R1, R2); projectRoot = \"\";")
      .replacingFirst(
        "rootObject", "rootObject"
      ).replacingFirst(
        "classes = {",
        "classes = {"
      ).replacingFirst(
        "objects = {",
        """
        objects = {
        R1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
        R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Then"; };
        """)
    let project = try XcodeProject(text, folder: "App")
    #expect(project.localPackages == ["App/Packages/Core", "Old"])
    #expect(project.remotePackages == ["https://example.com/Then"])
  }

  @Test func `whose settings or groups go in circles is read all the same`() throws {
    let text = projectText(
      """
      		AG00 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
      		G1 = {isa = PBXGroup; children = (AG00, G1); path = A; sourceTree = "<group>"; };
      		T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TC01; };
      """, targetSettings: "PRODUCT_NAME = \"$(B)\"; B = \"$(C)$(C)\"; C = \"$(B)$(B)\";")
    #expect(try XcodeProject(text, folder: "").targets.count == 1)
  }

  @Test func `that is broken says where`() {
    let text = projectText("<<<<<<< HEAD\n F1 = {};\n=======\n")
    #expect {
      _ = try XcodeProject(text, folder: "")
    } throws: { ($0 as? PropertyText.Failure)?.reason == "a merge left its marks here" }
    #expect(throws: PropertyText.Failure.self) { try XcodeProject("{ objects = {}; }", folder: "") }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, _ other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

@Suite struct `A workspace` {
  @Test func `names projects by groups and containers`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:App/App.xcodeproj"></FileRef>
         <Group location = "group:Modules" name = "Modules">
            <FileRef location = "group:Core/Core.xcodeproj"></FileRef>
            <FileRef location = "container:Design &amp; Co"></FileRef>
         </Group>
         <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
         <FileRef location = "self:"></FileRef>
      </Workspace>
      """
    #expect(
      WorkspaceFile.locations(text, folder: "ios") == [
        "ios/App/App.xcodeproj", "ios/Modules/Core/Core.xcodeproj", "ios/Design & Co",
        "ios/Pods/Pods.xcodeproj",
        "ios",
      ])
  }

  @Test func `that is broken names what can be read`() {
    #expect(WorkspaceFile.locations("<FileRef location = \"group:A", folder: "") == [])
    #expect(WorkspaceFile.locations("</Group></Group><FileRef location='group:A'>", folder: "") == ["A"])
  }
}
