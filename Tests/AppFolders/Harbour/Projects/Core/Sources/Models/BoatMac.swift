import AppKit

public struct Boat {
    public let image: NSImage
}
