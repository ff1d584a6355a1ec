import ArgumentParser
import Galley

/// `galley schema`: what editors need to complete and check scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema (draft-07) of scene files.",
    discussion: """
      Save it and name it in a scene's first line:
        # yaml-language-server: $schema=scene-v1.schema.json
      """)

  func run() throws { try Terminal.print(json: JSONSchema.scene.text) }
}
