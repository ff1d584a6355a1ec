public import GalleyFiles
import GalleyJSON
import GalleyTemplate
package import GalleyText

/// A folder that knows of runs which files they wrote and from what, so that what is as it was need not be made again.
///
/// Everything counts by digests of contents: whatever was read, fonts and folders of symbols included, the program and
/// its libraries, and the files that were written.
public struct FileCache: Sendable {
  private let cache: ResultCache
  private let isFresh: Bool
  private let files: FileReader

  /// The cache in `folder`; one that `isFresh` knows nothing. `drafts` hears of what is being written, `files` reads what
  /// runs depend on, and `inputs` what earlier runs depended on.
  public init(
    _ folder: String, isFresh: Bool = false, drafts: Drafts = Drafts(), files: FileReader = .disk,
    inputs: FileReader = .regularFiles
  ) {
    cache = ResultCache(folder, drafts: drafts, inputs: inputs)
    self.isFresh = isFresh
    self.files = files
  }

  public struct Outcome: Hashable, Sendable {
    /// The paths of the files that it wrote, in order.
    public var paths: [String]
    public var names: [String]
    /// What it said of the files, a line each.
    public var notes: [String]

    /// The outcome of a run that wrote the files at `paths`.
    public init(paths: [String], names: [String] = [], notes: [String] = []) {
      (self.paths, self.names, self.notes) = (paths, names, notes)
    }
  }

  public struct Run: Sendable {
    /// What came of it before; nil where its files have to be made.
    public let known: Outcome?
    private let cache: ResultCache
    private let key: String
    private let recorder: InputRecorder

    fileprivate init(_ cache: ResultCache, _ key: String, isFresh: Bool, _ files: FileReader) {
      (self.cache, self.key) = (cache, key)
      recorder = InputRecorder(files)
      known = isFresh ? nil : cache.entry(key).flatMap { Run.outcome($0, cache.machine) }
    }

    /// Reads files for the run; what is read counts among its inputs.
    public var files: FileReader { recorder.files }

    /// Keeps what came of the run, whose text engines made `search` for fonts.
    ///
    /// Nothing is kept where an input may not be the same again, or a file that was written cannot be read.
    package func keep(_ outcome: Outcome, _ search: FontSearch) {
      guard let inputs = recorder.record()?.adding(search, cache.machine),
        let written = InputRecord(files: outcome.paths, MachineAnswers())
      else { return }
      let result = JSONValue.object([
        "files": written.json, "names": .array(outcome.names.map { .string($0) }),
        "notes": .array(outcome.notes.map { .string($0) }),
      ])
      cache.keep(.init(inputs: inputs, result: result), as: key)
    }

    /// What `entry` tells of, where all that it was made from is as it was, and so are its files.
    private static func outcome(_ entry: ResultCache.Entry, _ machine: MachineAnswers) -> Outcome? {
      guard let written = entry.result["files"].flatMap({ InputRecord($0) }), entry.inputs.holds(machine),
        written.holds(MachineAnswers())
      else { return nil }
      let paths = written.answers.compactMap { if case .file(let path) = $0.question { path } else { nil as String? } }
      return Outcome(
        paths: paths, names: entry.result["names"]?.list.compactMap(\.string) ?? [],
        notes: entry.result["notes"]?.list.compactMap(\.string) ?? [])
    }
  }

  public func run(_ command: String, _ arguments: [String]) -> Run {
    Run(cache, ResultCache.name(command, arguments), isFresh: isFresh, files)
  }
}
