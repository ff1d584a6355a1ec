package import GalleyFiles
package import GalleyMessages

// Errors that occur when the shards of a document are merged.
extension Diagnostic {
  package init(damagedPages path: String) {
    self.init(
      "'\(path)' is not a complete document shard: it is truncated or was changed",
      help: "draw the shard again, or copy it again")
  }

  /// A shard that cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - problem: The reason. A missing file has its own message.
  package init(unreadablePages path: String, _ problem: FileProblem) {
    self.init(
      problem == .notFound ? "there is no shard '\(path)'" : "cannot read the shard '\(path)'",
      help: "name the files that 'galley table --shard' wrote")
  }

  /// A shard that was drawn from different inputs. `files` are the differing files, if they are known.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - other: The path of the shard with which it was compared.
  ///   - files: The files that differ. At most six are shown; an empty list shows none.
  package init(pagesOfOtherInputs path: String, than other: String, files: [String]) {
    let names = files.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let rest = files.count > 6 ? " and \(files.count - 6) more" : ""
    self.init(
      "'\(path)' and '\(other)' were drawn from different data or with different options"
        + (files.isEmpty ? "" : ": ") + names + rest,
      help: "draw all shards from the same files, with the same options")
  }

  package init(unreadableTimes path: String) {
    self.init(
      "'\(path)' is not a file with durations of a run",
      help: "'galley check --save-times' writes such a file: {\"schema\": \"galley-times/1\", \"seconds\": "
        + "{\"scene\": 1.5}}")
  }

  /// Shards that belong to the same document, but are inconsistent.
  package init(pagesThatDoNotFit paths: [String]) {
    let names = paths.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    self.init(
      "the shards \(names) do not match", help: "draw all shards again, with the same version of galley")
  }
}
