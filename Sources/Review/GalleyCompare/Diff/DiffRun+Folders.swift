import GalleyDiff
import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyStage

extension DiffRun {
  func compareFolders(_ first: String, _ second: String) -> [DiffReport.Part] {
    let names = (Set(filesBelow(first)), Set(filesBelow(second)))
    let all = names.0.union(names.1).sorted()
    if all.isEmpty { return [.failed(Diagnostic(nothingIn: first, and: second))] }
    // Each pair uses a single thread, because there are usually more pairs than processors.
    return ParallelMap(workers: workers) {}.map(all) { _, name in
      let parts =
        if isLayout(name, besidePictureIn: names, below: first, second) {
          [DiffReport.Part]()
        } else if !names.0.contains(name) {
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

  private func only(in side: DiffReport.Side, _ path: String) -> DiffReport.Part {
    guard options.keepsEvidence, let bytes = try? files.read(path, Self.byteLimit),
      [.picture, .animation].contains(ComparedKind(bytes)), let bitmap = try? ImageDecoder.decode(bytes)
    else { return DiffReport.Part("", .only(in: side)) }
    return .only(in: side, "", bytes, bitmap)
  }

  /// Whether the file is the layout of a single image with the same name. Such layouts are not compared on their own.
  private func isLayout(
    _ name: String, besidePictureIn names: (Set<String>, Set<String>), below first: String, _ second: String
  ) -> Bool {
    guard name.hasSuffix(".json") else { return false }
    let picture = String(name.dropLast(5)) + ".png"
    guard names.0.contains(name) == names.0.contains(picture), names.1.contains(name) == names.1.contains(picture)
    else { return false }
    let paths =
      (names.0.contains(name) ? [FilePath.join(first, name)] : [])
      + (names.1.contains(name) ? [FilePath.join(second, name)] : [])
    let contents = paths.map { try? files.read($0, Self.byteLimit) }
    guard let one = contents.first ?? nil, contents.allSatisfy({ $0.map(ComparedKind.init) == .layout }) else {
      return false
    }
    // Identical layouts cannot differ, however many images they describe.
    if contents.allSatisfy({ $0 == one }) { return true }
    return zip(contents, paths).allSatisfy { bytes, path in
      // A damaged layout is reported together with its image.
      (try? LayoutFile(bytes ?? [], path: path)).map { $0.pictures.count == 1 } ?? true
    }
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

  /// Returns all files below a folder. A symbolic link to an enclosing folder is skipped.
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

private struct Unreadable: Error {
  let diagnostic: Diagnostic
}
