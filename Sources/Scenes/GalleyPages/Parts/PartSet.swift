package import GalleyFiles
import GalleyMessages
package import GalleyRender

/// All shards of a document, without duplicates, in order and with matching origins.
package struct PartSet {
  package let parts: [Part]
  private let files: FileReader

  package struct Part {
    package let path: String
    package let origin: PartOrigin
    fileprivate let digest: String
  }

  /// Reads the shards in any order. Duplicates are ignored.
  /// - Throws: `PartProblem` if a shard is missing, truncated, or drawn from different inputs or in a different
  ///   rendering environment.
  package init(
    _ paths: [String], files: FileReader, _ body: (PartFile) throws(PartProblem) -> Void
  ) throws(PartProblem) {
    self.files = files
    var all: [Part] = []
    for path in paths {
      let file = try PartFile(path, files: files)
      try body(file)
      all.append(Part(path: path, origin: file.origin, digest: file.digest))
    }
    parts = try PartSet.ordered(all)
    for part in parts.dropFirst() {
      if let problem = part.origin.problem(of: part.path, beside: parts[0].origin, at: parts[0].path) { throw problem }
    }
  }

  private static func ordered(_ all: [Part]) throws(PartProblem) -> [Part] {
    guard let count = all.first?.origin.shard.count else { return [] }
    var kept: [Int: Part] = [:]
    for part in all {
      let shard = part.origin.shard
      let name = "\(shard.number)/\(shard.count)"
      guard shard.count == count else {
        throw PartProblem(Diagnostic(mixedShards: part.path, shard: name, count: count))
      }
      guard let other = kept[shard.number] else {
        kept[shard.number] = part
        continue
      }
      guard other.digest != part.digest else { continue }
      throw part.origin.problem(of: part.path, beside: other.origin, at: other.path)
        ?? PartProblem(Diagnostic(repeatedShard: name, at: part.path, and: other.path))
    }
    guard kept.count < count else { return kept.sorted { $0.key < $1.key }.map(\.value) }
    let missing = (1...count).lazy.filter { kept[$0] == nil }.prefix(namedParts)
    throw PartProblem(
      Diagnostic(missingShards: missing.map { "\($0)/\(count)" }, missing: count - kept.count, of: count))
  }

  private static let namedParts = 8

  package func file(of part: Part) throws(PartProblem) -> PartFile {
    let file = try PartFile(part.path, files: files)
    guard file.digest == part.digest else { throw PartProblem(Diagnostic(damagedPages: part.path)) }
    return file
  }
}
