// CTFontManagerScope, CGFont, CGDataProvider — after Apple's documentation "Core Text", read 2026-11.
// State: partial. Missing: lists of fonts and of their names, fonts that servers have, data other than of
// fonts.

import QuartzCore

/// How long, and for whom, a font is there. All end with the preview here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process
  case persistent
  case session
}

/// The errors of the functions below.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Has `UIFont(name:size:)` find the font in a file. One that is there already counts as registered again.
/// - Returns: false where there is none; `error` then says so, and its owner releases it.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(AppFonts.register(path: path(of: fontURL)), .unrecognizedFormat, error)
}

/// Forgets the font in a file; what is shown in it stays.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(AppFonts.unregister(path: path(of: fontURL)), .notRegistered, error)
}

/// Has `UIFont(name:size:)` find `font`. One that is there already counts as registered again.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(AppFonts.register(font.own, path: font.own.contentHash), .unrecognizedFormat, error)
}

/// Forgets `font`; what is shown in it stays. False where it was not registered, and `error` then says so.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(AppFonts.unregister(path: font.own.contentHash), .notRegistered, error)
}

/// A font as the bytes of its file say it.
public final class CGFont: Sendable {
  let own: AppFont

  /// nil where the bytes are no font.
  public init?(_ provider: CGDataProvider) {
    guard let own = AppFont(provider.bytes) else { return nil }
    self.own = own
  }

  /// The name by which `UIFont(name:size:)` finds it; never nil.
  public var postScriptName: CFString? { own.face.postScriptName as CFString }
  /// The font's name for people; never nil.
  public var fullName: CFString? { own.face.fullName as CFString }
}

/// Bytes of a file or of memory; at most 16 MiB.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]
  private static let most = 16 << 20

  /// nil for more than 16 MiB.
  public init?(data: CFData) {
    guard data.length <= Self.most else { return nil }
    bytes = [UInt8](Data(referencing: data))
  }

  /// nil where there is no such file.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path), data.count <= Self.most
    else { return nil }
    bytes = [UInt8](data)
  }
}

/// The error codes of Core Text.
private enum FontFault: Int {
  case unrecognizedFormat = 103
  case notRegistered = 201
}

private func path(of url: CFURL) -> String { url.path ?? "" }

private func answer(
  _ isDone: Bool, _ fault: FontFault, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if !isDone {
    error?.pointee = .passRetained(
      NSError(domain: kCTFontManagerErrorDomain as String, code: fault.rawValue))
  }
  return isDone
}
