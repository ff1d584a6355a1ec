import GalleyDiagnostics
import GalleyDiff
import GalleyFiles

extension DiffRun {
  /// What differs between the files below two folders, matched by their names.
  func compareFolders(_ first: String, _ second: String) -> [DiffReport.Part] {
    let names = (Set(filesBelow(first)), Set(filesBelow(second)))
    // A layout beside a picture is compared with it.
    let all = names.0.union(names.1).filter { !Self.isLayout($0, besidePictureIn: names.0, names.1) }.sorted()
    if all.isEmpty { return [.failed(Diagnostic(nothingIn: first, and: second))] }
    // Each pair works on one thread: there are more pairs than processors.
    return ParallelMap(workers: workers) {}.map(all) { _, name in
      guard names.0.contains(name) else { return [DiffReport.Part(name, .only(in: .second))] }
      guard names.1.contains(name) else { return [DiffReport.Part(name, .only(in: .first))] }
      return compareFile(name, below: first, second)
    }.flatMap { $0 }
  }

  /// Whether the file `name` bears the name of a picture that both folders hold.
  private static func isLayout(_ name: String, besidePictureIn first: Set<String>, _ second: Set<String>) -> Bool {
    guard name.hasSuffix(".json") else { return false }
    let picture = name.dropLast(5) + ".png"
    return first.contains(String(picture)) && second.contains(String(picture))
  }

  private func compareFile(_ name: String, below first: String, _ second: String) -> [DiffReport.Part] {
    let paths = (FilePath.join(first, name), FilePath.join(second, name))
    do throws(Unreadable) {
      let contents = (try read(paths.0), try read(paths.1))
      let kinds = (ComparedKind(contents.0), ComparedKind(contents.1))
      if kinds == (.other, .other) {
        return [DiffReport.Part(name, contents.0 == contents.1 ? .sameBytes : .otherBytes)]
      }
      return compare(FilePair(paths.0, contents.0, paths.1, contents.1)).map { part in
        DiffReport.Part(part.name.isEmpty ? name : "\(name) \(part.name)", part.finding, picture: part.picture)
      }
    } catch {
      return [DiffReport.Part(name, .failed(error.diagnostic))]
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
