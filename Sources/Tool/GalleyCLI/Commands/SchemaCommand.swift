import ArgumentParser
import Galley

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema (draft-07) of scene files or report files.",
    discussion: """
      Save the output to a file, and name that file in the first line of a scene:
        # yaml-language-server: $schema=scene-v1.schema.json
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case scene, report
  }

  @Argument(help: "Kind of file that the schema describes.")
  var kind = Kind.scene

  func run() throws {
    switch kind {
    case .scene: try Terminal.print(json: JSONSchema.scene.text)
    case .report: try Terminal.print(json: JSONSchema.report.text)
    }
  }
}
