import GalleyJSON
import GalleyPicture
package import GalleyText

package struct FontReport: Sendable {
  private let faces: [InstalledFace]

  package init(_ faces: [InstalledFace]) {
    self.faces = faces.sorted {
      ($0.face.family, $0.weight, $0.face.style, $0.face.path) < (
        $1.face.family, $1.weight, $1.face.style, $1.face.path
      )
    }
  }

  /// One line for each face: family, style, weight, the start of its digest, and its path.
  package var text: String {
    faces.map { face in
      "\(face.face.family)\t\(face.face.style)\t\(face.weight)\t\(face.digest.prefix(12))\t\(face.face.path)"
    }.joined(separator: "\n")
  }

  package var json: String {
    JSONValue.array(
      faces.map { face in
        .object([
          "family": .string(face.face.family), "style": .string(face.face.style),
          "weight": .number(Double(face.weight)), "italic": .bool(face.isItalic),
          "path": .string(face.face.path), "index": .number(Double(face.face.index)), "sha256": .string(face.digest),
        ])
      }
    ).text
  }
}
