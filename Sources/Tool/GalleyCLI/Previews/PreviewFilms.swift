import ArgumentParser
import Galley
import GalleyFiles

/// Animations of scripts: the kinds to write, and the encoding of the frames that a package's preview program recorded.
struct PreviewFilms: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Kind of film to write for each script in galley.yaml (repeatable).",
      discussion: "Kinds: \(Self.kinds.map(\.rawValue).joined(separator: ", ")). Videos need ffmpeg.",
      valueName: "kind"),
    transform: { name in
      guard let kind = Self.kinds.first(where: { $0.rawValue == name }) else {
        throw ValidationError(knownKinds: Self.kinds.map(\.rawValue))
      }
      return kind
    })
  var film: [AnimationKind] = []

  @Option(
    help: ArgumentHelp(
      "Frames per second for films. (default: 25 for GIF, 30 for WebP and PNG, otherwise the script's rate)",
      valueName: "number"))
  var fps: Double?

  private static let kinds: [AnimationKind] = [.frames, .gif, .webp, .apng, .mp4, .webm]

  func validate() throws {
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if fps != nil, film.isEmpty { throw ValidationError("--fps applies to films; add --film") }
  }

  /// Returns the arguments for the program, which records the frames in `folder`.
  func words(recordingIn folder: String) -> [String] {
    guard !film.isEmpty else { return [] }
    let linked = film.filter { $0 != .frames }.flatMap { ["--film-kind", $0.rawValue] }
    return ["--films", folder] + (rate.map { ["--film-rate", "\($0)"] } ?? []) + linked
  }

  /// The frame rate; nil means the rate of each script.
  private var rate: Double? {
    if let fps { return fps }
    let small = Set(film).isSubset(of: [.gif, .webp, .apng])
    return small ? (film.contains { $0 != .gif } ? 30 : 25) : nil
  }

  /// Encodes the frames and returns the paths of the files.
  func write(
    _ images: [DrawnPreviews.Image], recordedIn folder: String, to output: String, scale: Double, workers: Int
  ) throws -> [String] {
    guard !film.isEmpty else { return [] }
    let films = images.compactMap(\.film)
    guard !films.isEmpty || images.contains(where: { $0.image.problem != nil }) else {
      throw Failure(diagnostics: [
        Diagnostic("no script has driven a preview, so there is no film", help: "write 'scripts' in galley.yaml")
      ]).report()
    }
    var paths: [String] = []
    for film in films {
      let path = FilePath.join(folder, film.name)
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try FileReader.disk.read(path, Int.max) } catch {
        throw Failure(diagnostics: [Diagnostic(error, path: path)]).report()
      }
      let writer = FilmWriter(
        film.name, in: OutputFolder(output, drafts: Interruption.drafts), recordedRate: film.rate, scale: scale,
        workers: workers)
      do throws(ProofError) {
        paths += try writer.write(bytes, Set(self.film), asked: fps).map(\.path)
      } catch {
        throw Failure(diagnostics: error.diagnostics).report()
      }
    }
    return paths
  }
}
