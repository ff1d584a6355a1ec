import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ArtifactWriter {
  /// The names of files that were written now, or by an earlier check with the same content.
  private(set) var written: Set<String> = []
  private let output: OutputFolder
  private let files: FileReader
  private let earlier: Set<String>

  init(_ output: OutputFolder, _ files: FileReader, earlier: Set<String>) {
    (self.output, self.files, self.earlier) = (output, files, earlier)
  }

  mutating func write(_ image: inout CheckedImage) throws(OutputError) {
    guard image.status != .passed, image.status != .orphaned else { return }
    if let record = image.record {
      image.actual?.recordDigest = try place(record.bytes, "actual/\(image.name).json")
      if var old = image.baseline?.layout.map({ record.with($0) }) {
        old.fingerprint = nil
        image.baseline?.recordDigest = try place(old.bytes, "baseline/\(image.name).json")
      }
    }
    let name = image.name
    try place(&image.actual, "actual/\(name).png")
    try place(&image.baseline, "baseline/\(name).png")
    try place(&image.difference, "difference/\(name).png")
    for index in image.frames.indices {
      let frame = "\(name)/\(image.frames[index].index).png"
      try place(&image.frames[index].actual, "actual/\(frame)")
      try place(&image.frames[index].baseline, "baseline/\(frame)")
      try place(&image.frames[index].difference, "difference/\(frame)")
    }
  }

  private mutating func place(_ picture: inout CheckedPicture?, _ name: String) throws(OutputError) {
    // If an image can no longer be read, the verdict already reports that.
    guard let bytes = picture?.read(files) else { return }
    picture?.digest = try place(bytes, name)
    picture?.path = output.path(of: name)
    picture?.archived = nil
  }

  private mutating func place(_ bytes: [UInt8], _ name: String) throws(OutputError) -> String {
    // Comparing a file is several times faster than replacing it.
    if !isUnchanged(bytes, name) { try output.write(bytes, to: name) }
    written.insert(name)
    return SHA256.hexDigest(of: bytes)
  }

  private func isUnchanged(_ bytes: [UInt8], _ name: String) -> Bool {
    guard earlier.contains(name), let old = try? files.read(output.path(of: name), bytes.count),
      old.count == bytes.count
    else { return false }
    // Comparing arrays with `==` compares byte by byte, which takes several times as long.
    return memcmp(old, bytes, bytes.count) == 0
  }
}
