import Foundation
import GalleyFiles
import GalleySnapshot
import GalleyViews

struct PreviewOptions {
  var output = "proofs"
  /// Parts of the names of the previews to draw; empty for all previews.
  var filters: [String] = []
  private var variants = PreviewVariants()
  private var scripts: [PreviewScript] = []
  /// The folder for the recorded frames of scripts. If it is nil, no frames are recorded.
  var films: String?
  /// The frame rate of the recordings, or nil for the rate of each script.
  var filmRate: Double?
  /// The file name extensions of the recordings, which the calling program encodes later.
  var filmKinds: [String] = []
  var assets: [String] = []
  var fonts: [String] = []
  var modules: Set<String>?
  private var sources: [String: String] = [:]
  /// The folder of the package.
  private var package = ""
  var printsJSON = false
  var scale = 2.0
  var system = SystemVersion.standard
  /// The fixed date, in seconds since 1970-01-01 UTC. Nil for the system date.
  var moment: Int?
  var onlyLists = false
  /// The file with the inputs of previews. Without it, all previews are drawn.
  var inputs: String?
  /// The file with the records of previous runs. Without it, all previews are drawn.
  var record: String?
  /// The file to which one line of JSON is written for each image.
  var pictures: String?
  /// The folder for the addresses of the code that created the views of each image.
  var sites: String?
  var isFresh = false
  /// The shard to draw, from 1, and the number of shards.
  var shard = (number: 1, count: 1)

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: [String]) throws {
    var rest = words[...]
    var variants: [String] = []
    while let option = rest.popFirst() {
      if takesFlag(option) { continue }
      guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value") }
      switch option {
      case "--output": output = value
      case "--filter": filters.append(value)
      case "--package":
        let package = try PackageDescription(file: value)
        (modules, sources, self.package) = (package.modules, package.sources, package.path)
        assets += package.folders
        fonts += package.folders
      case "--assets": assets.append(value)
      case "--fonts": fonts.append(value)
      case "--inputs": inputs = value
      case "--record": record = value
      case "--pictures": pictures = value
      case "--sites": sites = value
      case "--shard":
        let numbers = value.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, 1...numbers[1] ~= numbers[0] else {
          throw Failure(description: "--shard must be a number and a count such as 1/4, not “\(value)”")
        }
        shard = (numbers[0], numbers[1])
      case "--moment":
        guard let seconds = Int(value) else {
          throw Failure(description: "--moment must be a number of seconds after 1970, not “\(value)”")
        }
        moment = seconds
      case "--scale":
        guard let number = Double(value), (0.1...8).contains(number) else {
          throw Failure(description: "--scale must be a number of pixels per point from 0.1 to 8, not “\(value)”")
        }
        scale = number
      case "--system":
        guard let version = SystemVersion(value) else {
          let known = SystemVersion.allCases.map(\.name).joined(separator: ", ")
          throw Failure(description: "--system must be one of \(known), not “\(value)”")
        }
        system = version
      case "--variants":
        self.variants = try PreviewVariants(file: value)
        scripts = try PreviewScript.all(file: value)
      case "--films": films = value
      case "--film-kind": filmKinds.append(value)
      case "--film-rate":
        guard let number = Double(value), (1...240).contains(number) else {
          throw Failure(description: "--film-rate must be a number from 1 to 240, not “\(value)”")
        }
        filmRate = number
      case "--variant": variants.append(value)
      default: throw Failure(description: "unknown option \(option)")
      }
    }
    if !variants.isEmpty { self.variants = PreviewVariants(all: variants) }
    try self.variants.check()
  }

  private mutating func takesFlag(_ option: String) -> Bool {
    switch option {
    case "--list": onlyLists = true
    case "--json": printsJSON = true
    case "--fresh": isFresh = true
    default: return false
    }
    return true
  }

  var surroundings: String { "\(scale) \(moment.map { "\($0)" } ?? "now") \(system.name)" }

  /// Returns the chosen runs of a preview: nil for the run without a script, and each script that drives the preview.
  /// The name of a run with a script ends with the name of the script.
  func runs(of preview: FoundPreview) -> [PreviewScript?] {
    guard modules?.contains(preview.module) ?? true else { return [] }
    return ([nil] + scripts(of: preview)).filter { script in
      let name = preview.driven(by: script).name
      return filters.isEmpty || filters.contains { name.localizedCaseInsensitiveContains($0) }
    }
  }

  func variants(of preview: FoundPreview) -> [PreviewVariant] { variants.of(preview.name, in: path(of: preview)) }

  func scripts(of preview: FoundPreview) -> [PreviewScript] {
    scripts.filter { $0.selection.contains(preview.name, in: path(of: preview)) }
  }

  /// Returns the names of the scripts that do not drive any of `previews`.
  func idleScripts(among previews: [FoundPreview]) -> [String] {
    scripts.filter { script in !previews.contains { script.selection.contains($0.name, in: path(of: $0)) } }.map(\.name)
  }

  /// Returns the path of the preview's file relative to the package, or nil if it is unknown.
  private func path(of preview: FoundPreview) -> String? {
    preview.fileID.flatMap { sources[$0] }.map { String($0.dropFirst(package.count + 1)) }
  }

  /// Returns the name of the image and its layout without an extension, such as "App-ContentView-Title@dark".
  func stem(of preview: FoundPreview, _ variant: PreviewVariant) -> String {
    preview.fileStem + (variant.name.isEmpty ? "" : "@\(variant.name)")
  }

  /// Returns the path of a source file, such as "App/Card.swift", relative to the folder of the images.
  func path(ofSource fileID: String) -> String? {
    sources[fileID].map { source in
      let file = URL(filePath: source).resolvingSymlinksInPath().pathComponents
      let folder = URL(filePath: output).resolvingSymlinksInPath().pathComponents
      let shared = zip(file, folder).prefix { $0 == $1 }.count
      let up = Array(repeating: "..", count: folder.count - shared)
      return (up + file.dropFirst(shared)).joined(separator: "/")
    }
  }

  func write(_ bytes: [UInt8], to file: String) throws(OutputError) {
    try OutputFolder(output).write(bytes, to: file)
  }

  func write(film frames: [UInt8], of stem: String) throws(OutputError) {
    if let films { try OutputFolder(films).write(frames, to: stem) }
  }

  func write(sites code: [ViewCode<UInt>], of stem: String) throws(OutputError) {
    guard let sites else { return }
    let text = code.map(\.text).joined(separator: "\n")
    try OutputFolder(sites).write(Array(text.utf8), to: stem)
  }
}
