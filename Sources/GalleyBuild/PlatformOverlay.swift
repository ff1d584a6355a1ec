package import GalleyFiles
import GalleyJSON

/// The sources of a package as they would be read on another system: what stands behind `#if os(iOS)` is built.
///
/// The compiler reads changed copies in place of the files whose conditions ask for the system, and tells the files'
/// own names: its option `-vfsoverlay` has them from an overlay, which LLVM's "VirtualFileSystem.h" describes.
package struct PlatformOverlay: Sendable {
  /// A file that is read in another's place.
  private struct Copy {
    let original: String
    let copy: String
    let text: String
  }

  /// The file that lists the copies.
  package let path: String
  private let copies: [Copy]

  /// The overlay, in the folder `output`, of the sources in the folder `package`, on the system called `system`.
  package init(package: String, system: String, output: String, _ files: FileReader = .disk) {
    path = FilePath.join(output, "overlay.json")
    let root = files.resolve(package) ?? package
    copies = Self.sources(in: root, files).compactMap { original in
      guard let bytes = try? files.read(original, Int.max),
        let text = Self.changed(String(decoding: bytes, as: UTF8.self), system: system)
      else { return nil }
      let name = original.dropFirst(root.count).map { $0 == "/" ? "-" : String($0) }.joined()
      return Copy(original: original, copy: FilePath.join(output, "\(name)"), text: text)
    }
  }

  /// What has to be written: the texts of files, by their paths.
  package var files: [(path: String, text: String)] {
    let roots = copies.map { copy in
      JSONValue.object([
        "type": "file", "name": .string(copy.original), "external-contents": .string(copy.copy),
      ])
    }
    let overlay = JSONValue.object([
      "version": .number(0), "case-sensitive": "true", "use-external-names": "false", "roots": .array(roots),
    ])
    return copies.map { ($0.copy, $0.text) } + [(path, overlay.text)]
  }

  /// A source whose conditions ask for Linux where they asked for `system`; nil where none does.
  package static func changed(_ source: String, system: String) -> String? {
    guard source.contains("os(\(system))") else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      let isCondition = words.hasPrefix("#if") || words.hasPrefix("#elseif")
      return isCondition ? String(line.replacing("os(\(system))", with: "os(Linux)")) : String(line)
    }
    let text = lines.joined(separator: "\n")
    return text == source ? nil : text
  }

  /// The sources below a folder, but for what is hidden.
  private static func sources(in folder: String, _ files: FileReader) -> [String] {
    files.list(folder).sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = FilePath.join(folder, name)
      return name.hasSuffix(".swift") ? [path] : sources(in: path, files)
    }
  }
}
