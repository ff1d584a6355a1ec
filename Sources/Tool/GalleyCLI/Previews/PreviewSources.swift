import Galley
import GalleyBuild
import GalleyFiles

/// Finds the lines of code that created the views in previews.
///
/// The program that draws previews records addresses of code. The debug information of the package maps them to lines.
final class PreviewSources {
  let built: PreviewPackage.Built
  /// The folder of the package, as the user wrote it.
  let package: String
  /// Draws the images with these names again, because their addresses come from another build.
  private let redraw: ([String]) throws -> Void
  /// The string literals in the package, which are read when a comparison first needs them.
  private lazy var literals = SourceLiterals(
    in: (built.targets?.folders ?? []).map { $0.hasPrefix("/") ? $0 : FilePath.join(package, $0) })

  init(built: PreviewPackage.Built, package: String, redraw: @escaping ([String]) throws -> Void) {
    (self.built, self.package, self.redraw) = (built, package, redraw)
  }

  /// Returns the code of all views in the images, in preorder. Images whose code is unknown are left out.
  ///
  /// - Parameter names: The file names of the images without extensions.
  func find(_ names: [String]) -> [String: [ViewCode<ViewSource>]] {
    let stale = names.filter { addresses(of: $0) == nil }
    if !stale.isEmpty { try? redraw(stale) }
    let sites = Dictionary(
      uniqueKeysWithValues: Set(names).compactMap { name in addresses(of: name).map { (name, $0) } })
    let lines = lines(of: Set(sites.values.joined().flatMap(\.places)).sorted())
    return sites.mapValues { $0.map { $0.map { lines[$0] } } }
  }

  /// Returns the position of the only string literal in the package with this text.
  func literal(_ words: String) -> ViewSource? {
    guard let place = literals.place(of: words), let file = relative(place.file) else { return nil }
    return ViewSource(file: file, line: place.line, column: place.column)
  }

  private func addresses(of name: String) -> [ViewCode<UInt>]? {
    guard let bytes = try? FileReader.disk.read(FilePath.join(built.sites, name), Int.max) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { ViewCode($0) }
  }

  /// Returns the lines of the calls that precede the addresses, as far as they are known.
  func lines(of addresses: [UInt]) -> [UInt: ViewSource] {
    guard !addresses.isEmpty else { return [:] }
    // The address after a call may belong to the next line.
    let words = addresses.map { "0x" + String($0 - 1, radix: 16) }
    let tool = ExternalTool("llvm-symbolizer", isOpen: true)
    guard let bytes = try? tool.output(["--obj=" + built.program, "--functions=none", "--no-inlines"] + words) else {
      return [:]
    }
    let places = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { place(String($0)) }
    guard places.count == addresses.count else { return [:] }
    return Dictionary(zip(addresses, places).compactMap { address, place in place.map { (address, $0) } }) { first, _ in
      first
    }
  }

  /// - Parameter text: A position such as "/home/anna/App/Sources/App/Card.swift:12:7".
  private func place(_ text: String) -> ViewSource? {
    let parts = text.split(separator: ":")
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0, let column = Int(parts[parts.count - 1]),
      let file = relative(parts.dropLast(2).joined(separator: ":"))
    else { return nil }
    return ViewSource(file: file, line: line, column: max(column, 1))
  }

  /// Returns the path as the user would write it, or nil for a file outside the package.
  private func relative(_ path: String) -> String? {
    guard let root = FileReader.disk.resolve(package), path.hasPrefix(root + "/") else { return nil }
    return FilePath.normalized(FilePath.join(package, String(path.dropFirst(root.count + 1))))
  }
}
