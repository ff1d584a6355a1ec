import ArgumentParser
import Galley

struct PagePartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write only one shard of the pages, such as 1/4, or auto.",
      discussion: """
        'auto' reads the shard from the environment variables of the CI system or scheduler. 'galley merge' joins \
        the shards into one PDF.
        """,
      valueName: "shard"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  func validate() throws { _ = try shard?.resolved() }

  /// Returns the shard, and prints where its number comes from; nil means that all pages are written.
  func announced() throws -> FrameSelection.Shard? { try shard?.announced() }

  /// Returns the arguments that affect the document. Input files are left out, because their contents are compared
  /// instead.
  static func words(without files: [String]) -> [String] {
    var words: [String] = []
    var rest = Arguments.all.dropFirst()
    while let word = rest.popFirst() {
      if ["--shard", "-o", "--output", "--jobs"].contains(word) {
        _ = rest.popFirst()
      } else if !["--shard=", "--output=", "--jobs=", "-o="].contains(where: word.hasPrefix), word != "--json",
        !files.contains(word)
      {
        words.append(word)
      }
    }
    return words
  }
}
