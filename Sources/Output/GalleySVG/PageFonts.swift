import GalleyImage
import GalleyOpenType
package import GalleyPicture

package struct PageFonts {
  private let characters: Set<Unicode.Scalar>
  package private(set) var rules = ""

  package init(characters: Set<Unicode.Scalar>) { self.characters = characters }

  /// Adds a face. `weight` is a CSS value, such as "400" or "600 700". `own` limits the characters if other faces of
  /// the family provide the rest. The face is not added if its file cannot be subset.
  package mutating func add(
    _ face: FontFace, as family: String, weight: String, isItalic: Bool = false,
    characters own: Set<Unicode.Scalar>? = nil
  ) {
    guard let file = FontFile(face), let font = TextFont(file, characters: own ?? characters) else { return }
    let range = own.map { "unicode-range:\(Self.range(of: $0));" } ?? ""
    let name = family.filter { $0 != "\"" && $0 != "\\" && $0 != "<" && !$0.isNewline }
    rules +=
      "@font-face{font-family:\"\(name)\";font-weight:\(weight);font-style:\(isItalic ? "italic" : "normal");\(range)"
      + "src:url(data:font/sfnt;base64,\(Base64.text(font.bytes)))}\n"
  }

  /// Returns a CSS value, such as "U+4E00-4E02,U+4E09".
  private static func range(of characters: Set<Unicode.Scalar>) -> String {
    var runs: [ClosedRange<UInt32>] = []
    for value in characters.map(\.value).sorted() {
      if let last = runs.last, last.upperBound + 1 == value {
        runs[runs.count - 1] = last.lowerBound...value
      } else {
        runs.append(value...value)
      }
    }
    return runs.map { run in
      let first = String(run.lowerBound, radix: 16, uppercase: true)
      return run.count == 1 ? "U+\(first)" : "U+\(first)-\(String(run.upperBound, radix: 16, uppercase: true))"
    }.joined(separator: ",")
  }
}
