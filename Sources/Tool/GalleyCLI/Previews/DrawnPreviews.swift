import Galley
import GalleyBuild
import GalleyFiles

/// The images that a package's preview program drew. It lists them in a file with one line of JSON for each.
struct DrawnPreviews {
  /// The images of this shard.
  private(set) var images: [Image]
  /// The names of the previews of all shards, with their variants.
  let names: [String]

  struct Image {
    /// The name of the preview, such as "App/Card/Dark".
    let preview: String
    var image: DrawnImage
    /// The return addresses of the active calls when a signal ended the preview, innermost first.
    let trace: [UInt]
    /// The animation of the script that drew the image; nil if there is none or if it belongs to another image.
    let film: Film?

    var name: String { image.name }
  }

  struct Film {
    let name: String
    /// The rate in frames per second.
    let rate: Double
  }

  /// - Parameter list: The file with the list; nil (the default) means the list of the last drawing with `built`.
  init(_ built: PreviewPackage.Built, of package: String, output: String, list: String? = nil) throws {
    let path = list ?? built.pictures
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try FileReader.disk.read(path, Int.max) } catch {
      throw Failure(diagnostics: [Diagnostic(error, path: path)]).report()
    }
    let records = bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONParser.value(Array($0)) }
    let jobs = records.filter { $0["isJob"] != nil }
    names = jobs.map { [$0["name"]?.string ?? "", $0["variant"]?.string ?? ""].joined(separator: "@") }
    images = records.filter { $0["isJob"] == nil }.compactMap { Image($0, in: output, built.targets, of: package) }
  }
}

extension DrawnPreviews {
  /// Finds the lines of code at which previews crashed, adds them to the problems of the previews, and prints them.
  mutating func locateCrashes(_ sources: PreviewSources) {
    let lines = sources.lines(of: Set(images.flatMap(\.trace)).sorted())
    for index in images.indices where images[index].image.problem != nil {
      var places = images[index].trace.compactMap { lines[$0].map { "\($0.file):\($0.line)" } }
      places = places.indices.filter { $0 == 0 || places[$0 - 1] != places[$0] }.map { places[$0] }
      guard let place = places.first else { continue }
      let callers = places.dropFirst().map { "\n  called from \($0)" }.joined()
      Terminal.report("\(images[index].preview) stopped at \(place)\(callers)")
      images[index].image.problem? += " It stopped at \(place)."
    }
  }
}

extension DrawnPreviews.Image {
  fileprivate init?(_ record: JSONValue, in folder: String, _ targets: PackageTargets?, of package: String) {
    guard let name = record["name"]?.string else { return nil }
    let file = record["file"]?.string
    var image = DrawnImage(
      name: file.map { FilePath.stem(of: $0) } ?? Self.stem(name, record["variant"]?.string ?? ""), folder: folder)
    if file == nil { image.problem = record["problems"]?.list.compactMap(\.string).joined(separator: " ") ?? "" }
    if let source = record["source"]?.string, let path = targets?.source(source) {
      image.place = SourcePlace(
        file: FilePath.normalized(FilePath.join(package, path)), line: record["line"]?.integer)
    }
    trace = record["trace"]?.list.compactMap(\.integer).compactMap { UInt(exactly: $0) } ?? []
    film = record["film"]?.string.flatMap { name in record["filmRate"]?.number.map { .init(name: name, rate: $0) } }
    (preview, self.image) = (record["preview"]?.string ?? name, image)
  }

  /// Returns the name that the image would have if it were drawn, such as "App-Card@dark". Its baseline then does not
  /// count as orphaned.
  private static func stem(_ name: String, _ variant: String) -> String {
    let stem = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "-" }.joined()
    return variant.isEmpty ? stem : "\(stem)@\(variant)"
  }
}
