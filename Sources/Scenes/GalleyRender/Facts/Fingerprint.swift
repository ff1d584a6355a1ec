import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyPicture
import GalleyStage
import GalleySymbols
package import GalleyText

/// The versions of the text libraries and the digests of the standard fonts. Machines with the same fingerprint draw
/// identical pixels.
package struct Fingerprint: Sendable {
  private let versions: [(name: String, version: String)]
  private let families: [(family: String, faces: [InstalledFace])]

  package init(library: FontLibrary = FontLibrary()) {
    let text = TextFingerprint.current()
    versions = [
      ("Galley", Release.version), ("Pango", text.pango), ("HarfBuzz", text.harfbuzz), ("FreeType", text.freetype),
      ("fontconfig", text.fontconfig), ("Cairo", text.cairo), (FontDigests.metrics, text.metrics),
    ]
    let standard = FontTheme.standard
    let names = [standard.interface, standard.serif, standard.monospaced, standard.emoji] + SymbolCatalog.fontFamilies
    let faces = Dictionary(grouping: library.faces(ofFamilies: Set(names)), by: \.face.family)
    families = names.map { ($0, faces[$0] ?? []) }
  }

  /// The search for all font files, because any of them may contain one of the families.
  package static var fontSearch: FontSearch {
    let roots = FontLibrary.standardRoots.map { FontSearch.Lookup(path: $0, family: nil, isDeep: true) }
    let paths = Fingerprint().families.flatMap(\.faces).map(\.face.path)
    return FontSearch(lookups: Set(roots), opened: Set(paths))
  }

  /// The standard families that are not installed, with the command that installs them on Debian.
  package var missing: [String] {
    missingFamilies.map { family in
      FontPackages.package(ofFamily: family).map { "\(family) (apt-get install \($0))" } ?? family
    }
  }

  /// The standard families that are not installed.
  package var missingFamilies: [String] { families.filter(\.faces.isEmpty).map(\.family) }

  package var text: String {
    let known = versions.map { "\($0.name.padded(to: 12))\($0.version)" }
    let fonts = families.flatMap(\.faces).map { face in
      "\(face.face.family) \(face.face.style)".padded(to: 34) + "\(face.digest.prefix(16))  \(face.face.path)"
    }
    return PrintedText.data(known + [""] + fonts)
  }

  /// The versions, with the commit and the compiler of this program, and a digest of the rendering environment.
  package var versionText: String {
    let environment = Self.digest(of: versions.map(\.version) + families.flatMap(\.faces).map(\.digest)).prefix(16)
    let known = [versions[0], ("commit", CarriedFolder.commit ?? "unknown (not from a package)"), ("Swift", compiler)]
    let rows = known + versions.dropFirst() + [("rendering environment", String(environment))]
    return PrintedText.data(rows.map { "\($0.name.padded(to: 24))\($0.version)" })
  }

  private var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  package var json: String {
    JSONValue.object([
      "schema": "galley-fingerprint/1",
      "versions": .object(versions.map { JSONValue.Member(name: $0.name, value: .string($0.version)) }),
      "fonts": .array(
        families.flatMap(\.faces).map { face in
          .object([
            "family": .string(face.face.family), "style": .string(face.face.style), "path": .string(face.face.path),
            "sha256": .string(face.digest),
          ])
        }),
      "missing": .array(missing.map { .string($0) }),
    ]).text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}

extension Fingerprint {
  package var facts: [(name: String, text: String)] {
    let known = versions.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
    let fonts = families.map { family, faces in
      faces.isEmpty ? "\(family) (missing)" : "\(family) \(Self.digest(of: faces.map(\.digest)).prefix(12))"
    }
    return [
      (FingerprintMessages.fingerprint, known), (FingerprintMessages.fonts, fonts.joined(separator: ", ")),
    ]
  }

  private static func digest(of faces: [String]) -> String {
    SHA256.hexDigest(of: Array(faces.sorted().joined(separator: "\n").utf8))
  }
}
