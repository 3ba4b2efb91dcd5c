// CNCopySupportedInterfaces, CNCopyCurrentNetworkInfo — after Apple's documentation "CaptiveNetwork",
// read 2026-11.
// State: partial. Missing: networks: the app has no permission to know them.

import UIKit

public var kCNNetworkInfoKeySSID: CFString { "SSID" }
public var kCNNetworkInfoKeyBSSID: CFString { "BSSID" }
public var kCNNetworkInfoKeySSIDData: CFString { "SSIDDATA" }

/// Names of interfaces that join networks: one.
public func CNCopySupportedInterfaces() -> CFArray? { ["en0"] }

/// nil, as for an app without permission.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
