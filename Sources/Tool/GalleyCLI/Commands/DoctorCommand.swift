import ArgumentParser
import Galley
import GalleyFiles

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Print versions and font digests, and report missing tools and fonts.",
    discussion: """
      For each missing font, Galley prints the command that installs it on this system. It exits with code 69 if a \
      font is missing. Programs that only some commands need are optional.
      """)

  @Flag(help: "Print the result as JSON.")
  var json = false

  func run() throws {
    let report = Fingerprint()
    let installation = Self.installation
    try json ? Terminal.print(json: report.json) : Terminal.print(data: report.text)
    if let reason = installation.unsupported { Terminal.report("warning: \(reason)") }
    for (program, use) in Self.programs where !Self.isInstalled(program) {
      Terminal.report("optional: \(program), for \(use) (\(installation.command(forProgram: program)))")
    }
    guard report.missing.isEmpty else {
      for family in report.missingFamilies {
        Terminal.report("missing: \(family) (\(installation.command(forFamily: family)))")
      }
      throw ExitCode(69)
    }
  }

  private static var installation: FontInstallation {
    #if os(macOS)
      return FontInstallation(release: "", isMac: true)
    #else
      let texts = ["/etc/os-release", "/usr/lib/os-release"].lazy.compactMap { try? FileReader.disk.read($0, 1 << 16) }
      return FontInstallation(release: String(decoding: texts.first ?? [], as: UTF8.self), isMac: false)
    #endif
  }

  private static let programs = [("ffmpeg", "videos"), ("git", "comparing revisions and finding commits")]

  private static func isInstalled(_ program: String) -> Bool {
    do throws(ExternalTool.Problem) {
      _ = try ExternalTool(program).output([program == "git" ? "--version" : "-version"])
      return true
    } catch {
      if case .missing = error { return false }
      return true
    }
  }
}
