package import GalleyMessages

// Errors that occur when the shards of a run are combined.
extension Diagnostic {
  /// A run that is incomplete.
  ///
  /// - Parameters:
  ///   - shards: The names of the first missing shards.
  ///   - missing: The number of missing shards.
  ///   - count: The number of shards of the run.
  package init(missingShards shards: [String], missing: Int, of count: Int) {
    let names =
      shards.count < missing
      ? shards.joined(separator: ", ") + " and \(missing - shards.count) more" : Words.alternatives(shards)
    self.init(
      "of the \(Words.count(count, "shard")) of the run, \(names) \(missing == 1 ? "is" : "are") missing",
      help: "name the artifacts of all shards")
  }

  /// A shard that belongs to a run with a different number of shards.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - shard: The name of the shard, such as "2/4".
  ///   - count: The number of shards in the run of the other artifacts.
  package init(mixedShards path: String, shard: String, count: Int) {
    self.init("'\(path)' is shard \(shard), but the others belong to a run with \(Words.count(count, "shard"))")
  }

  /// Two different artifacts of the same shard.
  ///
  /// - Parameters:
  ///   - shard: The name of the shard, such as "2/4".
  ///   - path: The path of the second artifact.
  ///   - other: The path of the first artifact.
  package init(repeatedShard shard: String, at path: String, and other: String) {
    self.init(
      "'\(other)' and '\(path)' are both shard \(shard) of a run, but their contents differ",
      help: "name the artifact of each shard once")
  }

  /// A shard from a different rendering environment.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - other: The path of the shard with which it was compared.
  ///   - differences: The library versions and fonts that differ, of which at most six are shown.
  package init(partOfOtherStack path: String, than other: String, differences: [String]) {
    let shown =
      differences.prefix(6).joined(separator: "; ")
      + (differences.count > 6 ? "; and \(differences.count - 6) more" : "")
    self.init(
      "'\(path)' was drawn in a different rendering environment from '\(other)' (\(shown))",
      help: "draw all shards in the same container image, with the same fonts")
  }
}
