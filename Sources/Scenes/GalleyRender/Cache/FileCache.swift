public import GalleyFiles
import GalleyJSON
import GalleyTemplate
package import GalleyText

/// Records which files earlier runs wrote from which inputs, so that unchanged files are not written again.
///
/// Everything is compared by digests: all files that a run read (including fonts and symbol folders), the program and
/// its libraries, and the files that it wrote.
public struct FileCache: Sendable {
  private let cache: ResultCache
  private let isFresh: Bool
  private let files: FileReader

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache.
  ///   - isFresh: Whether to ignore existing entries. New ones are still stored.
  ///   - drafts: Records files while they are being written.
  ///   - files: Reads the inputs of runs.
  ///   - inputs: Reads the inputs of earlier runs, to check whether they have changed.
  public init(
    _ folder: String, isFresh: Bool = false, drafts: Drafts = Drafts(), files: FileReader = .disk,
    inputs: FileReader = .regularFiles
  ) {
    cache = ResultCache(folder, drafts: drafts, inputs: inputs)
    self.isFresh = isFresh
    self.files = files
  }

  public struct Outcome: Hashable, Sendable {
    public var paths: [String]
    public var names: [String]
    /// The messages about the files, one per line.
    public var notes: [String]

    /// Creates the outcome of a run.
    ///
    /// - Parameters:
    ///   - paths: The paths of the written files. The cache compares their contents in later runs.
    ///   - names: The names under which the outputs are written. They reveal if two scenes have the same output
    ///     (default: empty).
    ///   - notes: The messages about the files, one per line (default: empty).
    public init(paths: [String], names: [String] = [], notes: [String] = []) {
      (self.paths, self.names, self.notes) = (paths, names, notes)
    }
  }

  public struct Run: Sendable {
    /// The outcome of an earlier run whose inputs and files are unchanged; `nil` if the files must be written.
    public let known: Outcome?
    private let cache: ResultCache
    private let key: String
    private let recorder: InputRecorder

    fileprivate init(_ cache: ResultCache, _ key: String, isFresh: Bool, _ files: FileReader) {
      (self.cache, self.key) = (cache, key)
      recorder = InputRecorder(files)
      known = isFresh ? nil : cache.entry(key).flatMap { Run.outcome($0, cache.machine) }
    }

    /// A reader that records everything it reads as an input of the run.
    public var files: FileReader { recorder.files }

    /// Stores the outcome, unless an input may change without notice, as a pipe may, or a written file cannot be read.
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

  /// Starts a run, which looks for the outcome of an earlier run with the same command and arguments.
  ///
  /// - Parameters:
  ///   - command: The name of the command, such as "table".
  ///   - arguments: The arguments that influence the outcome. Runs with different arguments have separate entries.
  public func run(_ command: String, _ arguments: [String]) -> Run {
    Run(cache, ResultCache.name(command, arguments), isFresh: isFresh, files)
  }
}
