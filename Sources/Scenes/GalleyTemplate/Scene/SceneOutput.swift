public import GalleyMessages
import GalleyTables

public struct SceneOutput: Hashable, Sendable {
  public let kind: OutputKind
  public let pattern: String
  public let place: SourcePlace

  static let placeholders = ["scene", "state", "index", "scale"] + VariantAxis.all.map(\.field.key)

  /// Returns the path of the file for an image: the pattern with its placeholders replaced.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - picture: The image whose state, index, scale and variant replace the placeholders.
  public func path(scene: String, picture: ScenePicture) -> String {
    guard let raw = RawInterpolation(pattern) else { return pattern }
    return raw.pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .field(let name, let format, _):
        let value = Self.value(name, scene, picture)
        return format.flatMap(FieldFormat.init)?.apply(to: value, symbols: NumberSymbols(locale: "en")) ?? value
      }
    }.joined()
  }

  public func named(withSuffix suffix: String) -> SceneOutput {
    let stem = pattern.dropLast(kind.fileExtension.count + 1)
    return SceneOutput(kind: kind, pattern: stem + suffix + "." + kind.fileExtension, place: place)
  }

  private static func value(_ name: String, _ scene: String, _ picture: ScenePicture) -> String {
    switch name {
    case "scene": scene
    case "state": picture.state.name
    case "index": String(picture.index)
    case "scale": Variant.text(picture.variant.canvas.scale)
    default: picture.variant.value(on: name) ?? ""
    }
  }
}

public struct OutputFile: Hashable, Sendable {
  public let kind: OutputKind
  /// The path relative to the output folder.
  public let path: String
  /// The images in order. Only a document has more than one.
  public let pictures: [ScenePicture]
}

extension Scene {
  /// The files to write, in the order of ``outputs`` and then of their first images.
  public var files: [OutputFile] { outputs.flatMap { files(of: $0) } }

  private func files(of output: SceneOutput) -> [OutputFile] {
    var paths: [String] = []
    var pages: [String: [ScenePicture]] = [:]
    for picture in pictures {
      let path = output.path(scene: name, picture: picture)
      if pages[path] == nil { paths.append(path) }
      pages[path, default: []].append(picture)
    }
    return paths.map { OutputFile(kind: output.kind, path: $0, pictures: pages[$0] ?? []) }
  }
}
