package import GalleyFiles
import GalleyJSON

/// The sources of a package as they would be read on another system: what stands behind `#if os(iOS)` is built, views
/// belong to the main actor, as SwiftUI's do, and Apple's words for Objective-C and the log are taken.
///
/// The compiler reads changed copies in place of those files that mean something else there, and tells the files'
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

  /// The overlay, in the folder `output`, of the sources in the folder `package`, on the system called `system`; nil
  /// is Linux.
  package init(package: String, system: String?, output: String, _ files: FileReader = .disk) {
    path = FilePath.join(output, "overlay.json")
    let root = files.resolve(package) ?? package
    let texts = Self.sources(in: root, files).compactMap { original in
      (try? files.read(original, Int.max)).map { (original, String(decoding: $0, as: UTF8.self)) }
    }
    let protocols = Self.bindingProtocols(texts.map(\.1))
    copies = texts.compactMap { original, text in
      guard let text = Self.changed(text, system: system, protocols: protocols) else { return nil }
      let name = original.dropFirst(root.count).map { $0 == "/" ? "-" : String($0) }.joined()
      return Copy(original: original, copy: FilePath.join(output, "\(name)"), text: text)
    }
  }

  /// SwiftUI's protocols that bind types to the main actor, and those of `sources` that refine them.
  private static func bindingProtocols(_ sources: [String]) -> Set<Substring> {
    var (protocols, count) = (MainActorSource.protocols, 0)
    // One may refine another that stands in a later file.
    let declaring = sources.filter { $0.contains("protocol") }.map(MainActorSource.init)
    while protocols.count > count {
      count = protocols.count
      for source in declaring { protocols.formUnion(source.refining(protocols)) }
    }
    return protocols
  }

  /// A source as it is read on `system`; nil where nothing of it changes.
  private static func changed(_ source: String, system: String?, protocols: Set<Substring>) -> String? {
    let chosen = system.flatMap { changed(source, system: $0) }
    let text = AppleSource(chosen ?? source).forLinux ?? chosen
    return MainActorSource(text ?? source).bound(to: protocols) ?? text
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
