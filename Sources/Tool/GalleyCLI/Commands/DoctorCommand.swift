import ArgumentParser
import Galley

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Print versions and font digests, and report missing tools and fonts.")

  @Flag(help: "Print the result as JSON.")
  var json = false

  func run() throws {
    let report = Fingerprint()
    try json ? Terminal.print(json: report.json) : Terminal.print(data: report.text)
    guard report.missing.isEmpty else {
      report.missing.forEach { Terminal.say("missing: \($0)") }
      throw ExitCode(69)
    }
  }
}
