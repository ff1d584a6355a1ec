import GalleyBuild
import GalleyFiles
import Testing

@Suite("Sources translated for another platform")
struct PlatformOverlayTests {
  @Test("The overlay lists a copy for each translated source and ignores hidden folders")
  func overlay() throws {
    let texts = [
      "/app/Sources/App/A.swift": "#if os(iOS)\n#endif\n", "/app/Sources/App/B.swift": "let b = 1\n",
      "/app/.build/C.swift": "#if os(iOS)\n#endif\n",
    ]
    let folders = [
      "/app": ["Sources", ".build"], "/app/Sources": ["App"], "/app/Sources/App": ["A.swift", "B.swift"],
      "/app/.build": ["C.swift"],
    ]
    let files = FileReader(
      read: { path, _ throws(FileProblem) in
        guard let text = texts[path] else { throw .notFound }
        return Array(text.utf8)
      }, list: { folders[$0] ?? [] }, resolve: { $0 })
    let overlay = PlatformOverlay(package: "/app", system: "iOS", output: "/app/.build/ios", files)
    #expect(overlay.files.map(\.path) == ["/app/.build/ios/-Sources-App-A.swift", "/app/.build/ios/overlay.json"])
    #expect(overlay.files.first?.text == "#if os(Linux)\n#endif\n")
    let list = try #require(overlay.files.last?.text)
    #expect(list.contains("/app/Sources/App/A.swift") && !list.contains("B.swift"))
  }
}
