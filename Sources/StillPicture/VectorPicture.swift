internal import CairoSystem
import Glibc

/// An SVG file, drawn by librsvg.
///
/// The library is loaded when the first such picture is drawn: with all that it needs it would be most of
/// what an agent loads, and few previews show one. Where it is not installed, the picture is left out.
final class VectorPicture {
  private let library: Library
  private let handle: UnsafeMutableRawPointer
  /// Pixels of the file's own.
  private let size: (width: Double, height: Double)
  private static let longestSide = 4096.0

  /// nil where that is no SVG file.
  init?(_ bytes: [UInt8]) {
    guard let library = Library.shared, let handle = library.open(bytes) else { return nil }
    (self.library, self.handle) = (library, handle)
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) == 0 || !(width > 0) || !(height > 0) {
      (width, height) = (100, 100)
    }
    size = (width, height)
  }

  deinit { library.release(handle) }

  /// The drawing in so many pixels; nil where it cannot be drawn.
  func pixels(width: Double, height: Double) -> Sheet? {
    let (width, height) = (
      min(max(ceil(width), 1), Self.longestSide), min(max(ceil(height), 1), Self.longestSide)
    )
    guard let sheet = Sheet(Box(left: 0, top: 0, right: width, bottom: height)) else { return nil }
    sheet.setTransform(Affine(a: width / size.width, b: 0, c: 0, d: height / size.height, tx: 0, ty: 0))
    var viewport = (0.0, 0.0, size.width, size.height)
    return library.render(handle, sheet.context, &viewport, nil) == 0 ? nil : sheet
  }
}

/// The functions of librsvg that are used, after its documentation "RsvgHandle", read 2026-11.
private struct Library: @unchecked Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias New = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> Handle?
  typealias Size =
    @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  typealias Render =
    @convention(c) (Handle, OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32
  typealias Release = @convention(c) (Handle) -> Void

  // Only functions are kept, which never change.
  static let shared = Library()

  private let new: New
  let size: Size
  let render: Render
  let release: Release

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let new = dlsym(library, "rsvg_handle_new_from_data"),
      let size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.new = unsafeBitCast(new, to: New.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }

  func open(_ bytes: [UInt8]) -> Handle? { new(bytes, UInt(bytes.count), nil) }
}
