public import GalleyMessages

// Errors of parts of a run that were made on several machines.
extension Diagnostic {
  /// Parts of a run that do not make a whole: `shards` are the first of the `missing` ones.
  public init(missingShards shards: [String], missing: Int, of count: Int) {
    let names =
      shards.count < missing
      ? shards.joined(separator: ", ") + " and \(missing - shards.count) more" : Words.alternatives(shards)
    self.init(
      "of the \(Words.count(count, "part")) of the run \(names) \(missing == 1 ? "is" : "are") missing",
      help: "name the artifacts of all parts")
  }

  public init(mixedShards path: String, shard: String, count: Int) {
    self.init("'\(path)' is part \(shard) of a run, and the others are of a run in \(Words.count(count, "part"))")
  }

  /// A part of a run that is there twice.
  public init(repeatedShard shard: String, at path: String, and other: String) {
    self.init(
      "'\(other)' and '\(path)' are both part \(shard) of a run, and tell different things",
      help: "name the artifact of each part once")
  }

  /// A part of a run that another text stack drew than the others.
  public init(partOfOtherStack path: String, than other: String, differences: [String]) {
    let shown =
      differences.prefix(6).joined(separator: "; ")
      + (differences.count > 6 ? "; and \(differences.count - 6) more" : "")
    self.init(
      "'\(path)' was drawn with another text stack than '\(other)' (\(shown))",
      help: "draw all parts in the same image, with the same fonts")
  }
}
