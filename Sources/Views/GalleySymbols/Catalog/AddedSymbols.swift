import GalleyFiles
import GalleyText
import GalleyViews

final class AddedSymbols {
  private let places: [String]
  private let files: FileReader
  private var fonts: [String: OutlineFace?] = [:]
  private var listed: [String: Set<String>] = [:]

  /// The first folder or font that contains a name is used.
  init(_ places: [String], files: FileReader) { (self.places, self.files) = (places, files) }

  func drawing(_ name: String) throws(SymbolFailure) -> SymbolDrawing? {
    guard var drawing = try found(name) else { return nil }
    drawing.isFromFile = true
    return drawing
  }

  private func found(_ name: String) throws(SymbolFailure) -> SymbolDrawing? {
    for place in places {
      if AddedSymbols.isFont(place) {
        if let drawing = try glyph(name, inFontAt: place) { return drawing }
      } else if names(in: place).contains(name) {
        return try read(FilePath.join(place, name + ".svg"))
      }
    }
    return nil
  }

  func has(_ name: String) -> Bool {
    places.contains { place in
      AddedSymbols.isFont(place)
        ? font(place)?.glyph(named: name) != nil : names(in: place).contains(name)
    }
  }

  var names: [String] { places.filter { !AddedSymbols.isFont($0) }.flatMap { names(in: $0) } }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
  }

  private func names(in folder: String) -> Set<String> {
    if let known = listed[folder] { return known }
    let names = Set(files.list(folder).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
    listed[folder] = names
    return names
  }

  private func read(_ path: String) throws(SymbolFailure) -> SymbolDrawing {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try files.read(path, AddedSymbols.byteLimit) } catch {
      throw .file(path: path, line: 0, reason: "it cannot be opened")
    }
    do throws(LocatedError) { return try SVGSymbol(String(decoding: bytes, as: UTF8.self)).drawing } catch {
      throw .file(path: path, line: error.line, reason: error.reason)
    }
  }

  private func font(_ path: String) -> OutlineFace? {
    if let known = fonts[path] { return known }
    let face = OutlineFace(path: path)
    // The font is opened by its path; this call only reports the file as an input.
    _ = try? files.open(path)
    fonts[path] = .some(face)
    return face
  }

  private func glyph(_ name: String, inFontAt path: String) throws(SymbolFailure) -> SymbolDrawing? {
    guard let face = font(path) else { throw .font(.unreadableFont(path: path)) }
    guard let glyph = face.glyph(named: name), let outline = face.outline(of: glyph), !outline.elements.isEmpty else {
      return nil
    }
    return SymbolArt(Outline(outline.elements).clockwise.scaled(by: 24.0 / 17)).drawing
  }

  private static let byteLimit = 4 << 20
}
