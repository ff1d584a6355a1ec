package import GalleyPicture
package import GalleyRender
import GalleyStage

/// The shard of a document that one of several machines writes.
///
/// The shard of a PDF is a file that `galley merge` combines with the others. Page images are written as in a run
/// without shards.
package struct DocumentPart: Sendable {
  package let shard: FrameSelection.Shard
  private let inputs: String
  private let reads: PartInputs

  /// Creates a shard.
  ///
  /// - Parameters:
  ///   - shard: The number of this shard and the number of all shards.
  ///   - reads: The files from which the document is made. They must have the same content for all shards.
  ///   - options: The options that affect the document. They must be the same for all shards.
  package init(_ shard: FrameSelection.Shard, of reads: PartInputs, options: [String]) {
    self.shard = shard
    self.reads = reads
    inputs = reads.digest(with: options)
  }

  /// Returns the origin of the shard. Call this after drawing, because images are read when they are drawn.
  package func origin(showing fonts: Set<FontFace>) -> PartOrigin {
    PartOrigin(
      shard: shard, inputs: inputs, files: reads.entries,
      stack: PictureFingerprint(fonts: fonts, digests: FontDigests()))
  }

  func pages(of count: Int) -> Range<Int> {
    let (minimum, more) = count.quotientAndRemainder(dividingBy: shard.count)
    let start = minimum * (shard.number - 1) + min(shard.number - 1, more)
    return start..<start + minimum + (shard.number <= more ? 1 : 0)
  }

  /// Returns the name of the shard, such as `table-2-of-4.pdfpart`.
  package func name(_ name: String, fileExtension: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[$0...].count } ?? 0
    return "\(name.dropLast(ending))-\(shard.name).\(fileExtension)"
  }
}
