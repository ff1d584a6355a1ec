import ArgumentParser
import Galley

/// The command `galley`.
@main
struct GalleyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Pulls proofs of scrolling screens: real text, any scroll state, to PNG, PDF and SVG.",
    discussion: """
      A scene is one YAML file that says what to show, with which data, in which scroll states.
      Data goes to stdout, everything else to stderr.
      Exit codes: 0 done, 2 scene or data error, 64 usage, 69 an outside tool is missing, 70 our own fault.
      """,
    version: Release.version,
    subcommands: [
      RenderCommand.self, InspectCommand.self, MeasureCommand.self, NewCommand.self, SchemaCommand.self,
      FontsCommand.self,
      DoctorCommand.self,
    ])
}
