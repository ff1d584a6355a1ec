import GalleyDiagnostics
import GalleyDiff

extension DiffRun {
  /// What differs between the layouts of two files, picture by picture.
  func compareLayouts(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(LayoutFile.Fault) {
      let first = try LayoutFile(pair.firstBytes, path: pair.first)
      let second = try LayoutFile(pair.secondBytes, path: pair.second)
      if first.pictures.count == 1, second.pictures.count == 1 {
        return [DiffReport.Part("", .layout(LayoutDiff(first.pictures[0].layout, second.pictures[0].layout)))]
      }
      return Self.compare(first, second)
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  private static func compare(_ first: LayoutFile, _ second: LayoutFile) -> [DiffReport.Part] {
    let newer = Dictionary(second.pictures.map { ($0.name, $0.layout) }) { one, _ in one }
    let older = Set(first.pictures.map(\.name))
    let parts = first.pictures.map { name, layout in
      newer[name].map { DiffReport.Part(name, .layout(LayoutDiff(layout, $0))) }
        ?? DiffReport.Part(name, .only(in: .first))
    }
    return parts
      + second.pictures.filter { !older.contains($0.name) }.map { DiffReport.Part($0.name, .only(in: .second)) }
  }

  /// The layout that was written beside a picture: in a file of the same name that ends in ".json", if there is one
  /// and it holds one picture.
  func layout(beside picture: String) -> LayoutFacts? {
    guard let dot = picture.lastIndex(of: "."), picture[dot...] != ".json" else { return nil }
    let path = picture[..<dot] + ".json"
    guard let bytes = try? files.read(String(path), Self.byteLimit), ComparedKind(bytes) == .layout,
      let file = try? LayoutFile(bytes, path: String(path)), file.pictures.count == 1
    else { return nil }
    return file.pictures[0].layout
  }
}
