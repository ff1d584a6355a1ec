import GalleyMessages
import GalleySnapshot

struct LayoutFile {
  let document: LayoutDocument

  var pictures: [LayoutSnapshot] { document.pictures }

  struct Fault: Error {
    let diagnostic: Diagnostic
  }

  init(_ bytes: [UInt8], path: String) throws(Fault) {
    do throws(LayoutDocument.Fault) { document = try LayoutDocument(bytes) } catch {
      throw Fault(diagnostic: Self.words(for: error, path: path))
    }
  }

  private static func words(for fault: LayoutDocument.Fault, path: String) -> Diagnostic {
    switch fault {
    case .json(let offset): Diagnostic(damagedLayout: path, at: "byte \(offset)")
    case .format: Diagnostic(damagedLayout: path, at: "the member 'schema'")
    case .version(let version): Diagnostic(unknownLayoutVersion: version, path: path)
    case .pictures: Diagnostic(damagedLayout: path, at: "its list of images")
    case .picture(let index): Diagnostic(damagedLayout: path, at: "image \(index)")
    }
  }
}
