import ProjectDescription

public enum Constants {
    public static let organization = "com.example.harbour"
    public static let destinations: Destinations = [.iPhone]
    public static let deploymentTargets: DeploymentTargets = .iOS("16.0")

    public static var settings: Settings {
        .settings(base: ["SWIFT_VERSION": "5.10"])
    }
}
