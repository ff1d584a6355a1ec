public import GalleyPicture

/// The font files a drawing may use: what the caller adds, and the machine's own by fixed folders.
///
/// A library is only a list of places. Looking a family up goes by file name first (`Inter-SemiBold.otf` in a folder
/// `inter`), then asks the file itself for its family, so the usual case opens one file; a family filed under another
/// name costs a look into every file. No environment variable, no home folder and no fontconfig setting has a say.
public struct FontLibrary: Hashable, Sendable {
  /// Files and folders the caller adds, such as a scene's own fonts; they come before the machine's.
  public var added: [String]
  /// The machine's folders, searched in this order.
  public var roots: [String]

  public init(adding added: [String] = [], roots: [String] = FontLibrary.standardRoots) {
    self.added = added
    self.roots = roots
  }

  /// Where this system keeps fonts for all users.
  public static let standardRoots: [String] = {
    #if os(macOS)
      [
        "/Library/Fonts", "/System/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
      ]
    #else
      ["/usr/share/fonts", "/usr/local/share/fonts"]
    #endif
  }()

  /// Every face of every file, in the order of search; reads all files in full, for their digests.
  public func allFaces() -> [InstalledFace] { listing().faces }

  /// Every face of every file, in the order of search, and the files that exist and cannot be read, for example without
  /// permission or memory.
  public func listing() -> (faces: [InstalledFace], unreadable: [String]) {
    var unreadable: [String] = []
    let faces = installedFaces(unreadable: &unreadable) { _ in true }
    return (faces, unreadable)
  }

  /// Every face of `families`, in the order of search; only files that hold one are read in full.
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
      // The faces hold the file in memory, so that there may be too little of it for the digest.
      if let digest = FileDigest.sha256(ofFileAt: path) {
        found += wanted.map { InstalledFace($0, digest: digest) }
      } else {
        unreadable.append(path)
      }
    }
    return found
  }

  /// The names of all families, sorted.
  public func families() -> [String] {
    Set(allFiles().flatMap { OpenTypeFace.all(in: $0).map(\.family) }).sorted()
  }

  /// The added files that are missing or no fonts.
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

/// A face that is on the machine, with what tells it from others.
public struct InstalledFace: Hashable, Sendable {
  /// The face's names, file and place in the file.
  public var face: FontFace
  /// How heavy strokes are, 1 … 1000; 400 is regular.
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
