import MobileCoreServices
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct `Uniform type identifiers` {
  @Test(arguments: [
    ("JPG", "public.jpeg", "jpeg", "image/jpeg"), ("png", "public.png", "png", "image/png"),
    ("pdf", "com.adobe.pdf", "pdf", "application/pdf"),
    ("mov", "com.apple.quicktime-movie", "mov", "video/quicktime"),
    ("json", "public.json", "json", "application/json"),
  ])
  func `a file's ending names a type, and the type its preferred names`(
    _ ending: String, _ identifier: String, _ preferred: String, _ mime: String
  ) throws {
    let type = try #require(UTType(filenameExtension: ending))
    #expect(type.identifier == identifier && type.isDeclared && !type.isDynamic)
    #expect(type.preferredFilenameExtension == preferred && type.preferredMIMEType == mime)
    #expect(UTType(mimeType: mime) == type)
  }

  @Test func `types are kinds of others, over several steps`() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.swiftSource.conforms(to: .text) && !UTType.swiftSource.conforms(to: .image))
    #expect(UTType.item.isSupertype(of: .mpeg4Movie))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
  }

  @Test func `an unknown ending is a type of its own`() throws {
    let type = try #require(UTType(filenameExtension: "xyz"))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "xyz")
    #expect(type.conforms(to: .data))
    #expect(UTType(type.identifier) == type)
    #expect(UTType("org.example.nothing") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
    #expect(UTType(exportedAs: "org.example.Note").identifier == "org.example.note")
  }

  @Test func `every parent of a type that is known is known itself`() {
    for type in [UTType.usdz, .heic, .vCard, .m3uPlaylist, .epub, .flatRTFD, .mpeg4Audio] {
      #expect(type.supertypes.allSatisfy { $0.isDeclared })
    }
  }

  @Test func `the old constants and functions mean the same types`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect([kUTTypeMovie as String] == ["public.movie"])
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "mp4" as CFString, nil)?.takeRetainedValue()
    #expect(type as String? == "public.mpeg-4")
    #expect(type.map { UTTypeConformsTo($0, kUTTypeMovie) } == true)
    let mime = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() }
    #expect(mime as String? == "video/mp4")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
    #expect(UTTypeEqual("PUBLIC.png" as CFString, kUTTypePNG))
  }
}
