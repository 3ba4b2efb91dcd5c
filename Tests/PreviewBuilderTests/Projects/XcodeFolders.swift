/// Project files for tests.
enum XcodeFolders {
  /// An app, a framework, tests and an extension.
  static let shop = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56;
      objects = {
        A0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T0, T1, T2, T3); packageReferences = (P0); };
        P0 = {isa = XCLocalSwiftPackageReference; relativePath = Core; };
        G0 = {isa = PBXGroup; children = (G1, G2, F3, F4); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = App; children = (F1); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; path = Feature; children = (F2); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Feature.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = ShopTests/T.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = Widget/W.swift; sourceTree = SOURCE_ROOT; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1); }; S2 = {isa = PBXSourcesBuildPhase; files = (B2); };
        S3 = {isa = PBXSourcesBuildPhase; files = (B3); }; S4 = {isa = PBXSourcesBuildPhase; files = (B4); };
        T0 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S1); buildConfigurationList = C1; };
        T1 = {isa = PBXNativeTarget; name = Feature; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
        T2 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S3); };
        T3 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (S4); };
        C0 = {isa = XCConfigurationList; buildConfigurations = (D0); };
        C1 = {isa = XCConfigurationList; buildConfigurations = (D1); };
        D0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
        D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME)"; }; };
      };
      rootObject = A0;
    }

    """
}
