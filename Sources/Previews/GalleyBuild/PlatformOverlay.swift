package import GalleyFiles
import GalleyJSON

/// The sources of a package, changed so that they compile as if for another platform. The compiler reads the changed
/// copies but reports the original paths, because `-vfsoverlay` maps the paths (format: LLVM's "VirtualFileSystem.h").
package struct PlatformOverlay: Sendable {
  private struct Copy {
    let original: String
    let copy: String
    let text: String
  }

  package let path: String
  private let copies: [Copy]

  /// Creates an overlay. `system` is a name as in `os(…)`, or nil for Linux.
  package init(package: String, system: String?, output: String, _ files: FileReader = .disk) {
    path = FilePath.join(output, "overlay.json")
    let root = files.resolve(package) ?? package
    let texts = Self.sources(in: root, files).compactMap { original in
      (try? files.read(original, Int.max)).map { (original, String(decoding: $0, as: UTF8.self)) }
    }
    let protocols = Self.bindingProtocols(texts.map(\.1))
    let lengths = Self.additions(to: texts)
    copies = texts.compactMap { original, text in
      let single = LengthSource(text).without(lengths[Self.part(of: original), default: .init()])
      let changed = Self.changed(single ?? text, system: system, protocols: protocols)
      guard let text = changed ?? single else { return nil }
      let name = original.dropFirst(root.count).map { $0 == "/" ? "-" : String($0) }.joined()
      return Copy(original: original, copy: FilePath.join(output, "\(name)"), text: text)
    }
  }

  private static func additions(to texts: [(path: String, text: String)]) -> [String: LengthSource.Additions] {
    var additions: [String: LengthSource.Additions] = [:]
    for (path, text) in texts { additions[part(of: path), default: .init()].formUnion(LengthSource(text).additions) }
    return additions
  }

  /// Returns the part of a package, usually a module, whose files see each other's declarations.
  private static func part(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count - 1 else { return "" }
    return parts[...(sources + 1)].joined(separator: "/")
  }

  /// Returns SwiftUI's protocols and those in `sources` that inherit from them.
  private static func bindingProtocols(_ sources: [String]) -> Set<Substring> {
    var (protocols, count) = (MainActorSource.protocols, 0)
    // A protocol may inherit from one in a later file, so this repeats until nothing changes.
    let declaring = sources.filter { $0.contains("protocol") || $0.contains("typealias") }.map(MainActorSource.init)
    while protocols.count > count {
      count = protocols.count
      for source in declaring { protocols.formUnion(source.refining(protocols)) }
    }
    return protocols
  }

  private static func changed(_ source: String, system: String?, protocols: Set<Substring>) -> String? {
    let text = AppleSource(source, system: system).forLinux
    return MainActorSource(text ?? source).bound(to: protocols) ?? text
  }

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

  private static func sources(in folder: String, _ files: FileReader) -> [String] {
    files.list(folder).sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = FilePath.join(folder, name)
      return name.hasSuffix(".swift") ? [path] : sources(in: path, files)
    }
  }
}
