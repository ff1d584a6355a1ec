package import GalleyMessages

// Errors of a check.
extension Diagnostic {
  /// Baselines from another rendering environment that were not judged.
  ///
  /// - Parameters:
  ///   - differences: The library versions and fonts that differ. At most six are shown.
  ///   - unjudged: The number of images that differ and were not judged.
  package init(otherStack differences: [String], unjudged: Int) {
    let shown =
      differences.prefix(6).joined(separator: "; ")
      + (differences.count > 6 ? "; and \(differences.count - 6) more" : "")
    let pictures =
      unjudged == 1 ? "1 image differs and was not compared" : "\(unjudged) images differ and were not compared"
    self.init(
      "the baselines come from another rendering environment (\(shown)): \(pictures)",
      help: "run the check in that environment, record them here with '--record failed', or compare them anyway with "
        + "'--environment-mismatch compare'")
  }

  package init(noPictureBeside path: String) {
    self.init(
      "the image beside '\(path)' is missing",
      help: "restore it from version control, or record it again with '--record all'")
  }

  package init(noCheckIn path: String) {
    self.init(
      "'\(path)' contains no check.json, so it is not the output of a check",
      help: "name the folder or zip file that 'galley check --artifacts' wrote")
  }

  package init(damagedCheck path: String, at part: String) {
    self.init("the report '\(path)' is damaged at \(part)", help: "run 'galley check' again")
  }

  package init(damagedArchive path: String, at part: String) {
    self.init("the archive '\(path)' is damaged at \(part)", help: "download it again")
  }

  package init(noPictureAt path: String) {
    self.init("'\(path)' is not a PNG; a check writes no other images", help: Self.fromElsewhere)
  }

  /// An image with too many pixels to be read.
  ///
  /// - Parameters:
  ///   - path: The path of the image.
  ///   - width: The width that the file specifies, in pixels.
  ///   - height: The height that the file specifies, in pixels.
  ///   - limit: The maximum number of pixels.
  package init(pictureAt path: String, width: Int, height: Int, limit: Int) {
    self.init(
      "the image '\(path)' claims \(Words.grouped(width)) × \(Words.grouped(height)) pixels; galley reads at most "
        + "\(Words.grouped(limit))", help: Self.fromElsewhere)
  }

  /// Images with too many pixels in total.
  ///
  /// - Parameters:
  ///   - path: The first image beyond the limit.
  ///   - limit: The maximum number of pixels of all images together.
  package init(pixelsUpTo path: String, limit: Int) {
    self.init(
      "the images up to '\(path)' have more than \(Words.grouped(limit)) pixels together, too many for their "
        + "compressed size", help: Self.fromElsewhere)
  }

  /// An archive whose unpacked files are too large in total.
  ///
  /// - Parameters:
  ///   - path: The first file beyond the limit.
  ///   - bytes: The unpacked size up to this file, in bytes.
  ///   - limit: The maximum size, in bytes.
  package init(unpackedUpTo path: String, bytes: Int, limit: Int) {
    self.init(
      """
      '\(path)' is too large after decompression: it has \(Words.bytes(bytes)), and galley reads at most \
      \(Words.bytes(limit))
      """,
      help: Self.fromElsewhere)
  }

  private static let fromElsewhere = "use only the output of 'galley check --artifacts'"

  /// An artifact that names a baseline folder outside the current folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the artifact names; empty if it names none.
  ///   - command: The approval command with an explicit folder; nil if it is not known.
  package init(foreignBaselines folder: String, command: String?) {
    self.init(
      folder.isEmpty
        ? "the check does not record the folder of its baselines"
        : "the check used '\(folder)', and galley does not write to a path from an artifact",
      help: folder.isEmpty
        ? "name the folder of baselines with --baseline"
        : "name the folder to write to with --baseline" + (command.map { ", for example: \($0)" } ?? ""))
  }

  package init(noFolderOfBaselines path: String) {
    self.init("'\(path)' is a file, but baselines need a folder", help: "name the folder with --baseline")
  }

  package init(unknownPicture name: String, suggestion: String?) {
    self.init(
      "the check has no image '\(name)'", help: suggestion.map { "did you mean '\($0)'?" })
  }

  package init(nothingToApproveIn path: String) {
    self.init("'\(path)' has no images to approve: none differs and none is new")
  }

  /// A cause that the artifacts do not contain.
  ///
  /// - Parameters:
  ///   - number: The number that the user typed.
  ///   - count: The number of causes in the artifacts; they are numbered from 1.
  ///   - path: The path of the artifacts.
  package init(unknownCause number: Int, of count: Int, in path: String) {
    let known = count == 0 ? "it lists no causes" : "its causes are numbered 1 to \(count)"
    self.init("'\(path)' has no cause \(number)", help: known)
  }

  package init(sharedCauses causes: [Int], with others: [Int]) {
    let all = (causes + others).sorted().map { "--cause \($0)" }.joined(separator: " ")
    self.init(
      "every image that would be approved also shows another cause", help: "approve them together: \(all)")
  }

  package init(missingActual name: String, in path: String, file: String? = nil) {
    self.init(
      "'\(path)' does not contain the image '\(name)'" + (file.map { " ('\($0)')" } ?? ""),
      help: "run 'galley check' again with '--artifacts'")
  }

  package init(changedPicture name: String, in path: String, file: String?) {
    self.init(
      "'\(path)' does not contain the image '\(name)' that the check drew"
        + (file.map { ": '\($0)' has a different digest" } ?? ": its file has a different digest"),
      help: "download the artifact again, or run 'galley check' again")
  }

  package init(changedArtifact path: String) {
    self.init(
      "'\(path)' was changed after the check: it has a different digest",
      help: "download the artifact again, or run 'galley check' again")
  }

  /// A shard that was drawn from different scenes or data.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - other: The path of the shard that it was compared with.
  ///   - scenes: The names of the scenes that differ. At most six are shown.
  package init(partOfOtherInputs path: String, than other: String, scenes: [String]) {
    let names = scenes.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let rest = scenes.count > 6 ? " and \(scenes.count - 6) more" : ""
    self.init(
      "'\(path)' and '\(other)' were drawn from different scenes or data: \(names)\(rest)",
      help: "draw all shards from the same files, with the same options")
  }

  /// A shard that was compared with different options.
  ///
  /// - Parameters:
  ///   - path: The path of the shard.
  ///   - other: The path of the shard that it was compared with.
  ///   - differences: The options that differ. At most six are shown.
  package init(partOfOtherOptions path: String, than other: String, differences: [String]) {
    let shown =
      differences.prefix(6).joined(separator: "; ")
      + (differences.count > 6 ? "; and \(differences.count - 6) more" : "")
    self.init(
      "'\(path)' and '\(other)' were compared with different options (\(shown))",
      help: "check all shards with the same options")
  }

  package init(partOfUnknownOptions path: String) {
    self.init(
      "'\(path)' does not record the options of its check", help: "check all shards with the same version of galley")
  }

  package init(partOfUnknownOrigin path: String) {
    self.init(
      "'\(path)' does not record its scenes, data and rendering environment",
      help: "draw all shards with the same version of galley")
  }

  package init(unknownState name: String, suggestion: String?) {
    self.init("no scene has a state '\(name)'", help: suggestion.map { "did you mean '\($0)'?" })
  }

  package init(noScenesIn folder: String) {
    self.init("the folder '\(folder)' contains no scene", help: "names of scenes end in .yaml or .yml")
  }
}
