import Testing

@testable import ProjectFiles

@Suite struct `A path with wildcards` {
  @Test(arguments: [
    ("Sources/**", "Sources/A.swift"), ("Sources/**", "Sources/Deep/er/A.swift"),
    ("Sources/**/*.swift", "Sources/A.swift"), ("Sources/**/*.swift", "Sources/Deep/A.swift"),
    ("**/*.swift", "A.swift"), ("A*c?.swift", "Aabcabcd.swift"), ("*.{swift,m}", "A.m"),
    ("Sources/{App,Kit}/**", "Sources/Kit/A.swift"), ("[A-C]?.swift", "Bx.swift"), ("[!A].swift", "B.swift"),
    ("./Sources//**", "Sources/A.swift"), ("*", "a"),
  ]) func `matches`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Sources/*", "Sources/Deep/A.swift"), ("Sources/**/*.swift", "Sources/A.m"), ("*.swift", "Deep/A.swift"),
    ("Sources/**", "Source/A.swift"), ("Sources", "Sources/A.swift"), ("[A-C].swift", "D.swift"),
    ("A?.swift", "A.swift"), ("*.{swift,m}", "A.h"), ("", "A"),
  ]) func `does not match`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func `covers what is in a folder that it matches`() {
    #expect(PathPattern("Sources/Old").covers("Sources/Old/Deep/A.swift"))
    #expect(PathPattern("**/Old").covers("Sources/Deep/Old/A.swift"))
    #expect(!PathPattern("Sources/Old").covers("Sources/Older/A.swift"))
    #expect(!PathPattern("").covers("A.swift"))
  }

  @Test func `knows the folder that it begins in`() {
    #expect(PathPattern("App/Sources/**/*.swift").folder == "App/Sources")
    #expect(PathPattern("**").folder == "")
    #expect(PathPattern("App/A.swift").folder == "App")
  }

  @Test func `made to take long takes no time`() {
    let stars = PathPattern(String(repeating: "*a", count: 120) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 4000)))
    let folders = PathPattern(String(repeating: "**/", count: 150) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 2000)))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches("a"))
  }
}
