// Pictures, sound, films, archives and documents. As Apple's documentation "System-declared uniform type
// identifiers" has them, read 2026-11.

import UIKit

extension KnownTypes {
  static let media: [KnownType] = [
    KnownType("public.image", ["public.data", "public.content"], [], [], "image"),
    KnownType(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"
    ),
    KnownType("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
    KnownType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
    KnownType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
    KnownType("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"], "Windows bitmap"),
    KnownType("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "Windows icon"),
    KnownType("com.apple.icns", ["public.image"], ["icns"], [], "icon"),
    KnownType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
    KnownType("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"], "HEIC image"),
    KnownType("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"], "HEIF image"),
    KnownType("public.heif-standard", ["public.image"], [], [], "HEIF image"),
    KnownType("public.camera-raw-image", ["public.image"], [], [], "raw image"),
    KnownType("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"], "SVG image"),
    KnownType("com.apple.live-photo", ["public.content"], [], [], "Live Photo"),
    KnownType("public.3d-content", ["public.content"], [], [], "3D content"),
    KnownType(
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"], ["usdz"],
      ["model/vnd.usdz+zip"], "USDZ package"
    ),
    KnownType(
      "public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
    KnownType("public.movie", ["public.audiovisual-content"], [], [], "movie"),
    KnownType("public.video", ["public.movie"], [], [], "video"),
    KnownType("public.audio", ["public.audiovisual-content"], [], [], "audio"),
    KnownType(
      "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"
    ),
    KnownType("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"], "MPEG movie"),
    KnownType("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"], "MPEG-2 video"),
    KnownType("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie"),
    KnownType(
      "com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], ["video/x-m4v"],
      "protected MPEG-4 movie"
    ),
    KnownType("public.avi", ["public.movie"], ["avi"], ["video/avi", "video/x-msvideo"], "AVI movie"),
    KnownType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3 audio"),
    KnownType(
      "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["m4a"], ["audio/mp4", "audio/x-m4a"],
      "MPEG-4 audio"
    ),
    KnownType(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave", "audio/wav"],
      "waveform audio"
    ),
    KnownType("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"], "AIFF audio"),
    KnownType("public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi"], "MIDI"),
    KnownType("public.playlist", [], [], [], "playlist"),
    KnownType(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"],
      "M3U playlist"
    ),
    KnownType("public.archive", ["public.data"], [], [], "archive"),
    KnownType(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/x-gzip", "application/gzip"],
      "gzip archive"
    ),
    KnownType("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"], "bzip2 archive"),
    KnownType("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
    KnownType("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"], "tar archive"),
    KnownType("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
    KnownType("public.presentation", ["public.composite-content"], [], [], "presentation"),
    KnownType("public.database", [], [], [], "database"),
    KnownType("public.font", ["public.data"], [], [], "font"),
    KnownType("public.bookmark", ["public.data"], [], [], "bookmark"),
    KnownType(
      "com.rsa.pkcs-12", ["public.data"], ["p12"], ["application/x-pkcs12"], "personal information exchange"
    ),
    KnownType(
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"],
      "certificate"
    ),
    KnownType(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"], "EPUB document"
    ),
    KnownType("com.apple.log", ["public.plain-text"], ["log"], [], "log"),
    KnownType(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"],
      "PDF document"
    ),
    KnownType(
      "com.microsoft.word.doc", ["public.data", "public.composite-content"], ["doc"],
      ["application/msword"], "Word document"
    ),
    KnownType(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"],
      ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"], "Word document"
    ),
    KnownType(
      "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"],
      ["application/vnd.ms-excel"], "Excel spreadsheet"
    ),
    KnownType(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"], "Excel spreadsheet"
    ),
    KnownType(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"],
      ["application/vnd.ms-powerpoint"], "PowerPoint presentation"
    ),
    KnownType(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], ["pptx"],
      ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
      "PowerPoint presentation"
    ),
  ]
}
