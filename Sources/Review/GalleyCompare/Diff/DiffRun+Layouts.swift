import GalleyDiff
import GalleyFiles
import GalleySnapshot

extension DiffRun {
  func compareLayouts(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(LayoutFile.Fault) {
      let first = try LayoutFile(pair.firstBytes, path: pair.first)
      let second = try LayoutFile(pair.secondBytes, path: pair.second)
      if first.pictures.count == 1, second.pictures.count == 1 {
        return [DiffReport.Part("", .layout(LayoutDiff(first.pictures[0], second.pictures[0])))]
      }
      return Self.compare(first, second)
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  private static func compare(_ first: LayoutFile, _ second: LayoutFile) -> [DiffReport.Part] {
    let newer = Dictionary(second.pictures.map { ($0.title, $0) }) { one, _ in one }
    let older = Set(first.pictures.map(\.title))
    let parts = first.pictures.map { layout in
      newer[layout.title].map { DiffReport.Part(layout.title, .layout(LayoutDiff(layout, $0))) }
        ?? DiffReport.Part(layout.title, .only(in: .first))
    }
    return parts
      + second.pictures.filter { !older.contains($0.title) }.map { DiffReport.Part($0.title, .only(in: .second)) }
  }

  func layouts(beside pair: FilePair) throws(LayoutFile.Fault) -> (LayoutSnapshot, LayoutSnapshot)? {
    guard let first = try layout(beside: pair.first), let second = try layout(beside: pair.second) else { return nil }
    return (first, second)
  }

  /// Returns the layout of an image, from the file with the same name and the extension "json".
  func layout(beside picture: String) throws(LayoutFile.Fault) -> LayoutSnapshot? {
    guard let path = Self.layoutPath(beside: picture), let bytes = layoutBytes(at: path) else { return nil }
    let file = try LayoutFile(bytes, path: path)
    return file.pictures.count == 1 ? file.pictures[0] : nil
  }

  func hasOtherLayouts(_ pair: FilePair) -> Bool {
    guard let first = Self.layoutPath(beside: pair.first).flatMap(layoutBytes),
      let second = Self.layoutPath(beside: pair.second).flatMap(layoutBytes)
    else { return false }
    return first != second
  }

  private static func layoutPath(beside picture: String) -> String? {
    guard let dot = picture.lastIndex(of: "."), picture[dot...] != ".json" else { return nil }
    return picture[..<dot] + ".json"
  }

  private func layoutBytes(at path: String) -> [UInt8]? {
    guard let bytes = try? files.read(path, Self.byteLimit), ComparedKind(bytes) == .layout else { return nil }
    return bytes
  }
}

extension LayoutSnapshot {
  var viewIDs: Set<String> { Set(namedFrames.map(\.id)) }
}
