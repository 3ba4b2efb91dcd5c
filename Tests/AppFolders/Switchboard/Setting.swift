import UIKit

enum SettingsSection: Int, CaseIterable {
    case general, privacy, about

    var header: String {
        switch self {
        case .general: return "General"
        case .privacy: return "Privacy"
        case .about: return "About"
        }
    }
}

struct Setting: Hashable {
    enum Kind: Hashable {
        case toggle(isOn: Bool)
        case disclosure
        case value(String)
        case link(URL?)
    }

    let title: String
    let symbol: String
    let kind: Kind

    static func all(in section: SettingsSection) -> [Setting] {
        switch section {
        case .general:
            return [
                Setting(title: "Sounds", symbol: "speaker.wave.2", kind: .toggle(isOn: true)),
                Setting(title: "Appearance", symbol: "circle.lefthalf.filled", kind: .value("Automatic")),
                Setting(title: "Language", symbol: "globe", kind: .disclosure),
            ]
        case .privacy:
            return [
                Setting(title: "Ask for a code", symbol: "lock", kind: .toggle(isOn: false)),
                Setting(title: "Send reports", symbol: "envelope", kind: .toggle(isOn: false)),
            ]
        case .about:
            return [
                Setting(title: "Version", symbol: "info.circle", kind: .value("2.4")),
                Setting(title: "Imprint", symbol: "doc.text", kind: .link(URL(string: "https://switchboard.example.org"))),
                Setting(title: "Write to us", symbol: "paperplane", kind: .disclosure),
            ]
        }
    }
}
