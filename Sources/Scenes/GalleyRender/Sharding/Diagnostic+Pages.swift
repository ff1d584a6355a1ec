public import GalleyFiles
public import GalleyMessages

// Errors when merging the shards of a document.
extension Diagnostic {
  public init(damagedPages path: String) {
    self.init(
      "'\(path)' is no whole part of a document: it is cut off, or was changed",
      help: "draw the part again, or copy it again")
  }

  /// A shard that cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - problem: The reason. A missing file has its own message.
  public init(unreadablePages path: String, _ problem: FileProblem) {
    self.init(
      problem == .notFound ? "there is no part '\(path)'" : "the part '\(path)' cannot be read",
      help: "name the files that 'galley table --shard' has written")
  }

  /// A shard that was drawn from other inputs. `files` are the differing files, if known.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - other: The path of the shard that it was compared with.
  ///   - files: The files that differ. At most six are shown; an empty list shows none.
  public init(pagesOfOtherInputs path: String, than other: String, files: [String]) {
    let names = files.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let rest = files.count > 6 ? " and \(files.count - 6) more" : ""
    self.init(
      "'\(path)' was drawn of other data or with other options than '\(other)'" + (files.isEmpty ? "" : ": ") + names
        + rest,
      help: "draw all parts of the same files, with the same options")
  }

  public init(unreadableTimes path: String) {
    self.init(
      "'\(path)' holds no times of a run",
      help: "a file of times is {\"schema\": \"galley-times/1\", \"seconds\": {\"scene\": 1.5}}, as 'galley check "
        + "--save-times' writes it")
  }

  /// Shards that claim to be from one document but are inconsistent.
  public init(pagesThatDoNotFit paths: [String]) {
    let names = paths.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    self.init(
      "the parts \(names) do not fit together", help: "draw all parts again, with the same version of Galley")
  }
}
