import Foundation
import Testing

@Suite("galley previews: toolchain")
struct ToolchainTests {
  @Test(
    "A toolchain on which previews cannot work is reported before the build, with its version",
    arguments: [
      ("*overlay*", "-vfsoverlay"), ("*defsym*", "--defsym"),
    ])
  func broken(pattern: String, assumption: String) throws {
    let place = try Workplace()
    try place.write(
      """
      #!/bin/sh
      case "$*" in
        --version) echo "Swift version 9.9" ;;
        \(pattern)) exit 1 ;;
        *) PATH="${PATH#*:}" exec swiftc "$@" ;;
      esac

      """, to: "bin/swiftc")
    try place.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
    _ = try SystemTool("chmod").output(of: ["+x", place.path + "/bin/swiftc"])
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try place.galley(["previews", "App"], environment: ["PATH": "\(place.path)/bin:\(path)"])
    #expect(run.status == 2)
    #expect(run.errors.contains("'Swift version 9.9' does not") && run.errors.contains(assumption), "\(run.errors)")
  }
}
