import GalleyImage
import GalleyOpenType
package import GalleyPicture

/// The fonts of a page's own texts, which the page carries: it looks the same where they are not installed.
package struct PageFonts {
  private let characters: Set<Unicode.Scalar>
  /// The rules so far.
  package private(set) var rules = ""

  /// Fonts of a page that shows `characters`.
  package init(characters: Set<Unicode.Scalar>) { self.characters = characters }

  /// Adds `face` as `family` of a `weight`, such as "400" or "600 700"; nothing where its file cannot be cut.
  package mutating func add(_ face: FontFace, as family: String, weight: String, isItalic: Bool = false) {
    guard let file = FontFile(face), let font = TextFont(file, characters: characters) else { return }
    let name = family.filter { $0 != "\"" && $0 != "\\" && $0 != "<" && !$0.isNewline }
    rules +=
      "@font-face{font-family:\"\(name)\";font-weight:\(weight);font-style:\(isItalic ? "italic" : "normal");"
      + "src:url(data:font/sfnt;base64,\(Base64.text(font.bytes)))}\n"
  }
}
