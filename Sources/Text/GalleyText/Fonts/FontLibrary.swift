import GalleyFiles
public import GalleyPicture

/// The font files that a drawing may use: those that the caller adds, and the machine's fonts in fixed folders.
///
/// A library is a list of paths. A search first looks for file names that match, such as `Inter-SemiBold.otf` in a
/// folder `inter`, and then checks the family inside these files. If no file is named after the family, it opens every
/// file. Environment variables, the home folder and fontconfig settings have no effect.
///
/// ```swift
/// let library = FontLibrary(adding: ["Fonts/Brand.otf"])
/// let engine = TextEngine(library: library, theme: FontTheme(interface: "Brand"))
/// ```
public struct FontLibrary: Hashable, Sendable {
  /// Files and folders that take precedence over ``roots``, such as a scene's own fonts.
  public var added: [String]
  /// The folders of the machine's fonts, in search order.
  public var roots: [String]

  /// Creates a library without opening files.
  ///
  /// - Parameters:
  ///   - added: Font files and folders that take precedence over `roots`, such as a scene's own fonts (default: none).
  ///   - roots: The machine's font folders, in search order (default: ``standardRoots``).
  public init(adding added: [String] = [], roots: [String] = FontLibrary.standardRoots) {
    self.added = added
    self.roots = roots
  }

  public static let standardRoots: [String] = {
    #if os(macOS)
      [
        "/Library/Fonts", "/System/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
      ]
    #else
      [CarriedFolder.path("fonts"), "/usr/share/fonts", "/usr/local/share/fonts"].compactMap { $0 }
    #endif
  }()

  public func allFaces() -> [InstalledFace] { listing().faces }

  /// Returns the faces of all files in search order, and the files that exist but cannot be read.
  public func listing() -> (faces: [InstalledFace], unreadable: [String]) {
    var unreadable: [String] = []
    let faces = installedFaces(unreadable: &unreadable) { _ in true }
    return (faces, unreadable)
  }

  /// Returns the faces of these families. Only files that contain such a face are read completely.
  package func faces(ofFamilies families: Set<String>) -> [InstalledFace] {
    var unreadable: [String] = []
    return installedFaces(unreadable: &unreadable) { families.contains($0.family) }
  }

  private func installedFaces(
    unreadable: inout [String], where isWanted: (OpenTypeFace) -> Bool
  ) -> [InstalledFace] {
    var found: [InstalledFace] = []
    for path in allFiles() {
      let faces = OpenTypeFace.all(in: path)
      if faces.isEmpty, !FileDigest.canRead(path) { unreadable.append(path) }
      let wanted = faces.filter(isWanted)
      guard !wanted.isEmpty else { continue }
      // The faces keep the file in memory, so there may not be enough memory to read it again for the digest.
      if let digest = FileDigest.sha256(ofFileAt: path) {
        found += wanted.map { InstalledFace($0, digest: digest) }
      } else {
        unreadable.append(path)
      }
    }
    return found
  }

  public func families() -> [String] {
    Set(allFiles().flatMap { OpenTypeFace.all(in: $0).map(\.family) }).sorted()
  }

  /// Returns a problem for each added file that is missing or is not a font.
  public func problems() -> [TextProblem] {
    addedFiles().filter { OpenTypeFace.all(in: $0).isEmpty }.map { .unreadableFont(path: $0) }
  }

  func addedFiles() -> [String] {
    added.flatMap { FontFolder.isFolder($0) ? FontFolder(path: $0).allFiles() : [$0] }
  }

  func allFiles() -> [String] {
    addedFiles() + roots.flatMap { FontFolder(path: $0).allFiles() }
  }
}

public struct InstalledFace: Hashable, Sendable {
  public var face: FontFace
  /// The weight from 1 to 1000, where 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  /// The SHA-256 of the whole file, in hexadecimal.
  public var digest: String

  init(_ face: OpenTypeFace, digest: String) {
    self.face = FontFace(face)
    self.weight = face.weight
    self.isItalic = face.isItalic
    self.digest = digest
  }
}

extension FontFace {
  init(_ face: OpenTypeFace) {
    self.init(family: face.family, style: face.style, path: face.path, index: face.index)
  }
}
