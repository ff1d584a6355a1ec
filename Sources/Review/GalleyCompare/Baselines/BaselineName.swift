import GalleyTemplate

/// A path below the baseline folder, such as "inbox/top-dark", whose folder is named after the scene. Characters that
/// are invalid or special in file systems are replaced by "-".
struct BaselineName: Hashable {
  let path: String

  init(scene: String, picture: ScenePicture) {
    self.init(folder: scene, parts: [picture.state.name] + picture.variant.labels.map(\.value))
  }

  init(scriptOf scene: String, variant: Variant) {
    self.init(folder: scene, parts: [Self.script] + variant.labels.map(\.value))
  }

  static let script = "script"

  init(folder: String, parts: [String]) {
    path = "\(Self.safe(folder))/\(parts.map(Self.safe).joined(separator: "-"))"
  }

  static func folder(of scene: String) -> String { safe(scene) }

  /// Whether the path can name a baseline. Previews have names without a folder, such as "App-Card", which consists of
  /// the module and the file.
  static func isName(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return (parts.count == 2 || parts.count == 1 && path.contains("-"))
      && parts.allSatisfy { $0 == safe($0) && $0.utf8.count < 256 }
  }

  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.value < 33 || scalar.value == 127 || "/\\:*?\"<>|%".unicodeScalars.contains(scalar) ? "-" : scalar
    }
    var name = String(String.UnicodeScalarView(scalars))
    if name.isEmpty || name.hasPrefix(".") { name = "_" + name }
    return name
  }
}
