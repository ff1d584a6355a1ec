public import Foundation
import GalleyPicture
public import GalleyViews
import Synchronization

/// The colours and images of Xcode's asset catalogues (`.xcassets` folders).
///
/// ```
/// ContentView().assets(AssetCatalogue([URL(filePath: "App/Assets.xcassets")]))
/// ```
public final class AssetCatalogue: Sendable {
  private let colors: [String: AssetColor]
  private let images: [String: [AssetImage]]
  /// Messages about files that could not be read.
  public let problems: [String]
  private let unknownColors = Mutex<Set<String>>([])

  /// Reads the catalogues in `folders`. If several assets have the same name, the first one is used.
  ///
  /// - Parameter folders: Catalogues, or folders to search for catalogues.
  public init(_ folders: [URL]) {
    var reader = AssetReader()
    for folder in folders { reader.read(folder) }
    colors = reader.colors
    images = reader.images
    problems = reader.problems
  }

  public var colorNames: [String] { colors.keys.sorted() }
  public var imageNames: [String] { images.keys.sorted() }

  package var imageFiles: Set<String> { Set(images.values.flatMap { $0.map(\.path) }) }

  /// Returns the names of colours that views used since the last call and that no catalogue contains. Such a colour is
  /// drawn as clear, so views can disappear without a visible reason.
  package func takeUnknownColors() -> [String] {
    unknownColors.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
  }

  /// A loader that combines all catalogues and ignores the bundle of a name.
  public var loader: AssetLoader {
    AssetLoader(
      identity: ObjectIdentifier(self), color: { [self] in color($0) },
      images: { [self] in images[$0.name] ?? [] })
  }
}

extension AssetCatalogue {
  private func color(_ asset: AssetName) -> AssetColor? {
    let color = colors[asset.name]
    if color == nil { _ = unknownColors.withLock { $0.insert(asset.name) } }
    return color
  }
}

private struct AssetReader {
  var colors: [String: AssetColor] = [:]
  var images: [String: [AssetImage]] = [:]
  var problems: [String] = []

  mutating func read(_ folder: URL) {
    guard folder.pathExtension != "xcassets" else { return readGroup(folder, names: []) }
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcassets" }
    for catalogue in found.sorted(by: { $0.path < $1.path }) { readGroup(catalogue, names: []) }
  }

  private mutating func readGroup(_ folder: URL, names: [String]) {
    let inside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for item in inside.sorted(by: { $0.path < $1.path }) {
      let name = (names + [item.deletingPathExtension().lastPathComponent]).joined(separator: "/")
      switch item.pathExtension {
      case "colorset": readColor(item, name: name)
      case "imageset": readImage(item, name: name)
      case "" where item.hasDirectoryPath:
        let contents: AssetContents? = contents(of: item)
        let isNamespace = contents?.properties?.providesNamespace ?? false
        readGroup(item, names: isNamespace ? names + [item.lastPathComponent] : names)
      default: break
      }
    }
  }

  private mutating func readColor(_ folder: URL, name: String) {
    guard colors[name] == nil, let contents = contents(of: folder) else { return }
    let all = (contents.colors ?? []).filter { $0.isUniversal && $0.color != nil }
    func color(_ entries: [AssetContents.Color], in scheme: ColorScheme) -> RGBA? {
      entries.first?.color.flatMap { color in
        guard let rgba = color.rgba(in: scheme) else {
          problems.append("\(folder.path): the colour is neither components nor a system colour that is known")
          return nil
        }
        return rgba
      }
    }
    let (usual, dark) = (all.filter { !$0.isDark }, all.filter(\.isDark))
    guard let light = color(usual.isEmpty ? all : usual, in: .light) else { return }
    colors[name] = AssetColor(light: light, dark: color(dark.isEmpty ? usual : dark, in: .dark) ?? light)
  }

  private mutating func readImage(_ folder: URL, name: String) {
    guard images[name] == nil, let contents = contents(of: folder) else { return }
    let isTemplate = contents.properties?.intent == "template"
    let files = (contents.images ?? []).compactMap { entry -> AssetImage? in
      guard entry.isUniversal, let file = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) }
      let isDrawing = [".svg", ".pdf"].contains { file.lowercased().hasSuffix($0) }
      return AssetImage(
        path: folder.appending(path: file).path,
        scale: isDrawing ? (scale ?? 1) * Double(AssetImage.drawingScale) : scale,
        scheme: entry.isDark ? .dark : nil, isTemplate: isTemplate)
    }
    if !files.isEmpty { images[name] = files }
  }

  private mutating func contents(of folder: URL) -> AssetContents? {
    let file = folder.appending(path: "Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    do { return try JSONDecoder().decode(AssetContents.self, from: data) } catch {
      problems.append("\(file.path): not the description of an asset: \(error)")
      return nil
    }
  }
}
