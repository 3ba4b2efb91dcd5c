@testable import ProjectFiles

/// A project file in which the parts that matter stand, as Xcode writes them around them.
func projectText(_ objects: String, settings: String = "", targetSettings: String = "") -> String {
  """
  // !$*UTF8*$!
  {
  	archiveVersion = 1;
  	classes = {
  	};
  	objectVersion = 56;
  	objects = {
  /* Begin PBXProject section */
  		AA00 /* Project object */ = {
  			isa = PBXProject;
  			attributes = {LastUpgradeCheck = 1500; TargetAttributes = {T1 = {CreatedOnToolsVersion = 15.0; }; }; };
  			buildConfigurationList = AC00 /* Build configuration list for PBXProject "App" */;
  			compatibilityVersion = "Xcode 14.0";
  			hasScannedForEncodings = 0;
  			mainGroup = AG00;
  			projectDirPath = "";
  			projectRoot = "";
  			targets = (
  				T1 /* App */,
  				T2 /* AppTests */,
  				T3,
  			);
  		};
  /* End PBXProject section */
  		AC00 = {isa = XCConfigurationList; buildConfigurations = (AD01, AD00); defaultConfigurationName = Release; };
  		AD00 /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
  		AD01 /* Release */ = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.0; }; };
  		TC01 = {isa = XCConfigurationList; buildConfigurations = (TD01); };
  		TD01 /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(targetSettings)}; };
  \(objects)
  	};
  	rootObject = AA00 /* Project object */;
  }

  """
}

extension ProjectTarget {
  /// All of it that was found, a line each, for tests.
  var dump: String {
    var lines = [
      "\(name) \(kind)\(moduleName == name ? "" : " as \(moduleName)")\(isForPhones ? "" : ", not for phones")"
    ]
    func add(_ word: String, _ list: [String]) {
      if !list.isEmpty { lines.append("  \(word): \(list.joined(separator: " "))") }
    }
    add("sources", sources)
    if foreignSources > 0 { add("foreign", ["\(foreignSources)"]) }
    for folder in folders {
      add(
        "folder",
        [folder.path] + folder.excluded.sorted().map { "-\($0)" }
          + (folder.only ?? []).sorted().map { "+\($0)" })
    }
    add("resources", resources)
    add("needs", dependencies)
    add("swift", settings.swiftVersion.map { ["\($0)"] } ?? [])
    add("defines", settings.conditions)
    add("features", settings.features.filter { $0 != "BareSlashRegexLiterals" })
    if settings.isOnMainActor { lines.append("  on the main actor") }
    add("plist", infoPlist.map { [$0] } ?? [])
    return lines.joined(separator: "\n")
  }
}
