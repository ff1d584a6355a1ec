import GalleyDiagnostics
import GalleyDiff
import GalleyFiles
import GalleyImage

extension DiffRun {
  /// What differs between the files below two folders, matched by their names.
  func compareFolders(_ first: String, _ second: String) -> [DiffReport.Part] {
    let names = (Set(filesBelow(first)), Set(filesBelow(second)))
    // A layout beside a picture is compared with it.
    let either = names.0.union(names.1)
    let all = either.filter { !Self.isLayout($0, besidePictureIn: either) }.sorted()
    if all.isEmpty { return [.failed(Diagnostic(nothingIn: first, and: second))] }
    // Each pair works on one thread: there are more pairs than processors.
    return ParallelMap(workers: workers) {}.map(all) { _, name in
      let parts =
        if !names.0.contains(name) {
          [only(in: .second, FilePath.join(second, name))]
        } else if !names.1.contains(name) {
          [only(in: .first, FilePath.join(first, name))]
        } else {
          compareFile(name, below: first, second)
        }
      return parts.map { part in
        var part = part
        part.file = name
        return part
      }
    }.flatMap { $0 }
  }

  /// A file without a partner; of a picture, what it shows.
  private func only(in side: DiffReport.Side, _ path: String) -> DiffReport.Part {
    guard keepsEvidence, let bytes = try? files.read(path, Self.byteLimit),
      [.picture, .animation].contains(ComparedKind(bytes)), let bitmap = try? ImageDecoder.decode(bytes)
    else { return DiffReport.Part("", .only(in: side)) }
    return .only(in: side, "", bytes, bitmap)
  }

  /// Whether the file `name` bears the name of a picture.
  private static func isLayout(_ name: String, besidePictureIn names: Set<String>) -> Bool {
    name.hasSuffix(".json") && names.contains(name.dropLast(5) + ".png")
  }

  private func compareFile(_ name: String, below first: String, _ second: String) -> [DiffReport.Part] {
    let paths = (FilePath.join(first, name), FilePath.join(second, name))
    do throws(Unreadable) {
      let contents = (try read(paths.0), try read(paths.1))
      let kinds = (ComparedKind(contents.0), ComparedKind(contents.1))
      if kinds == (.other, .other) {
        return [DiffReport.Part("", contents.0 == contents.1 ? .sameBytes : .otherBytes)]
      }
      return compare(FilePair(paths.0, contents.0, paths.1, contents.1))
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  /// The paths of all files below `folder`, as seen from it; a link to a folder that is being listed is passed over.
  private func filesBelow(_ folder: String, inside outer: Set<String> = []) -> [String] {
    guard let resolved = files.resolve(folder), !outer.contains(resolved) else { return [] }
    return files.list(folder).flatMap { name -> [String] in
      let path = FilePath.join(folder, name)
      guard files.isFolder(path) else { return [name] }
      return filesBelow(path, inside: outer.union([resolved])).map { "\(name)/\($0)" }
    }
  }

  private func read(_ path: String) throws(Unreadable) -> [UInt8] {
    do { return try files.read(path, Self.byteLimit) } catch {
      throw Unreadable(diagnostic: Diagnostic(error, path: path))
    }
  }
}

/// A file of a folder that cannot be read.
private struct Unreadable: Error {
  let diagnostic: Diagnostic
}
