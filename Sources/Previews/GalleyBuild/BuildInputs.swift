package import GalleyFiles

package struct BuildInputs: Sendable {
  private let targets: PackageTargets
  private let objects: [String]
  private let resources: [String]
  private let surroundings: String

  package init(_ targets: PackageTargets, objects: [String], resources: [String], surroundings: String) {
    self.targets = targets
    self.objects = objects
    self.resources = resources
    self.surroundings = surroundings
  }

  /// Returns a line with the digest of the common inputs, followed by a line for each type with the digest of the code
  /// it can reach.
  package func lines() throws(FileProblem) -> String {
    let own = objects.filter { targets.modules.contains(Self.module(of: $0)) }
    let others = objects.filter { !targets.modules.contains(Self.module(of: $0)) }
    var files = others
    for folder in targets.folders + resources { Self.add(folder, to: &files) }
    let known = files.map { "\($0) \(FileIdentity($0)?.text ?? "")\n" }.joined()
    let base = ContentDigest.hexDigits(of: Array((surroundings + known).utf8)) ?? ""
    let graph = ObjectGraph(try own.map { path throws(FileProblem) in try ObjectFile(path) }, modules: targets.modules)
    return base + "\n" + graph.lines
  }

  /// Returns the module of an object file, which is in a folder called `Module.build`.
  private static func module(of object: String) -> String {
    let folder = object.split(separator: "/").last { $0.hasSuffix(".build") }
    return folder.map { String($0.dropLast(6)) } ?? ""
  }

  private static func add(_ folder: String, to files: inout [String]) {
    for name in FileReader.disk.list(folder).sorted() where !name.hasPrefix(".") && !name.hasSuffix(".swift") {
      let path = FilePath.join(folder, name)
      files.append(path)
      add(path, to: &files)
    }
  }
}
