import ArgumentParser
import Galley

/// Which part of a document's pages is written.
struct PagePartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Write only a part of the pages, such as 1/4, or auto for the part that the environment names; 'galley merge' \
      makes one PDF of the parts.
      """,
      valueName: "part"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  func validate() throws { _ = try shard?.resolved() }

  /// The part, after it is said what named it; nil where everything is written.
  func announced() throws -> FrameSelection.Shard? { try shard?.announced() }

  /// What decides on a document besides the files it is read from: the arguments of the command without those that
  /// say which part is written, where to, and what is told.
  ///
  /// - Parameter files: the arguments that name the files which are read, and whose contents count instead.
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
