// Files, texts, sources and addresses. As Apple's documentation "System-declared uniform type identifiers"
// has them, read 2026-11.

import UIKit

extension KnownTypes {
  static let texts: [KnownType] = [
    KnownType("public.item", [], [], [], "item"),
    KnownType("public.content", [], [], [], "content"),
    KnownType("public.composite-content", ["public.content"], [], [], "compound content"),
    KnownType("public.disk-image", ["public.archive"], [], [], "disk image"),
    KnownType("public.data", ["public.item"], [], [], "data"),
    KnownType("public.directory", ["public.item"], [], [], "directory"),
    KnownType("public.folder", ["public.directory"], [], [], "folder"),
    KnownType("com.apple.package", ["public.directory"], [], [], "package"),
    KnownType("com.apple.bundle", ["public.directory"], [], [], "bundle"),
    KnownType("public.symlink", ["public.item"], [], [], "symbolic link"),
    KnownType("com.apple.resolvable", [], [], [], "reference"),
    KnownType("com.apple.alias-file", ["public.data"], [], [], "alias"),
    KnownType("public.executable", ["public.item"], [], [], "executable"),
    KnownType("com.apple.application", ["public.executable"], [], [], "application"),
    KnownType("public.text", ["public.data", "public.content"], [], [], "text"),
    KnownType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "text"),
    KnownType("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"], "text"),
    KnownType("public.utf16-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"], "text"),
    KnownType("public.utf16-external-plain-text", ["public.plain-text"], [], [], "text"),
    KnownType("public.delimited-values-text", ["public.text"], [], [], "values"),
    KnownType(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"], "comma-separated values"
    ),
    KnownType(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"], "tab-separated values"
    ),
    KnownType("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text document"),
    KnownType(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [],
      "rich text with attachments"
    ),
    KnownType(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"], ["rtfd"], [],
      "rich text with attachments"
    ),
    KnownType("public.html", ["public.text"], ["html", "htm"], ["text/html"], "HTML text"),
    KnownType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
    KnownType("public.yaml", ["public.text"], ["yaml", "yml"], ["application/x-yaml"], "YAML document"),
    KnownType("public.css", ["public.text"], ["css"], ["text/css"], "CSS text"),
    KnownType("public.json", ["public.text"], ["json"], ["application/json"], "JSON document"),
    KnownType("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"], "GeoJSON document"),
    KnownType("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
    KnownType(
      "com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], [], "property list"
    ),
    KnownType("com.apple.binary-property-list", ["com.apple.property-list"], [], [], "property list"),
    KnownType(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard", "text/x-vcard"],
      "contact card"
    ),
    KnownType("public.contact", [], [], [], "contact"),
    KnownType("public.message", [], [], [], "message"),
    KnownType(
      "public.email-message", ["public.data", "public.message"], ["eml"], ["message/rfc822"],
      "email message"
    ),
    KnownType("com.apple.internet-location", ["public.data"], [], [], "internet location"),
    KnownType("public.calendar-event", [], [], [], "calendar event"),
    KnownType("public.to-do-item", [], [], [], "to-do"),
    KnownType("public.source-code", ["public.plain-text"], [], [], "source code"),
    KnownType("public.script", ["public.source-code"], [], [], "script"),
    KnownType(
      "public.shell-script", ["public.script"], ["sh", "command"], ["text/x-shellscript"], "shell script"
    ),
    KnownType("public.python-script", ["public.script"], ["py"], ["text/x-python-script"], "Python script"),
    KnownType("public.ruby-script", ["public.script"], ["rb"], ["text/x-ruby-script"], "Ruby script"),
    KnownType("public.php-script", ["public.script"], ["php"], ["text/php"], "PHP script"),
    KnownType("public.perl-script", ["public.script"], ["pl"], ["text/x-perl-script"], "Perl script"),
    KnownType(
      "com.netscape.javascript-source", ["public.script"], ["js"],
      ["text/javascript", "application/javascript"], "JavaScript"
    ),
    KnownType("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source"),
    KnownType("public.c-source", ["public.source-code"], ["c"], [], "C source"),
    KnownType("public.c-header", ["public.source-code"], ["h"], [], "C header"),
    KnownType("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source"),
    KnownType("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc"], [], "C++ source"),
    KnownType("public.url", ["public.data"], ["url"], [], "URL"),
    KnownType("public.file-url", ["public.url"], [], [], "file URL"),
    KnownType("public.url-bookmark-data", ["public.data"], [], [], "bookmark"),
  ]
}
