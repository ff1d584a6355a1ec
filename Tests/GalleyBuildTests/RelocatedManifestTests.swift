import GalleyBuild
import Testing

@Suite("A package manifest copied to another folder")
struct RelocatedManifestTests {
  private func relocated(_ line: String) -> String {
    RelocatedManifest(line, of: "/home/anna/App/Views", copiedFrom: "/home/anna/App").text
  }

  @Test(
    "Only dependencies outside the copied folder get an absolute path",
    arguments: [
      (#".package(path: "../../Kit"),"#, #".package(path: "/home/anna/Kit"),"#),
      (#".package(name: "Kit", path : "../.././Kit")"#, #".package(name: "Kit", path : "/home/anna/Kit")"#),
      (#".package(path: "../Model")"#, #".package(path: "../Model")"#),
      (#".package(path: "/opt/Kit")"#, #".package(path: "/opt/Kit")"#),
      (#".target(name: "App", path: "Sources/App", exclude: ["a"])"#, nil),
      (#".package(url: "https://example.org/kit", from: "1.0.0")"#, nil),
      (#".package(path: "../../Überall/日本")"#, #".package(path: "/home/anna/Überall/日本")"#),
    ])
  func paths(_ line: String, _ expected: String?) { #expect(relocated(line) == expected ?? line) }
}
