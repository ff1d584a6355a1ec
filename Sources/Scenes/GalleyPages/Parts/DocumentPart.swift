package import GalleyPicture
public import GalleyRender

/// The part of a document that one of several machines makes.
///
/// Of a PDF a file is written that `galley merge` puts together with those of the other parts. Pictures of pages are
/// written as they are by a run without parts.
public struct DocumentPart: Sendable {
  public let shard: FrameSelection.Shard
  /// A digest of the files that the document was made of, and of how it is made.
  private let inputs: String
  private let reads: PartInputs

  public init(_ shard: FrameSelection.Shard, of reads: PartInputs, options: [String]) {
    self.shard = shard
    self.reads = reads
    inputs = reads.digest(with: options)
  }

  /// What the part was made of, which shows `fonts`: pictures are read when they are drawn.
  package func origin(showing fonts: Set<FontFace>) -> PartOrigin {
    PartOrigin(
      shard: shard, inputs: inputs, files: reads.entries,
      stack: PictureFingerprint(fonts: fonts, digests: FontDigests()))
  }

  /// The pages of the part, from 0, of a document that has `count`.
  func pages(of count: Int) -> Range<Int> {
    let (least, more) = count.quotientAndRemainder(dividingBy: shard.count)
    let start = least * (shard.number - 1) + min(shard.number - 1, more)
    return start..<start + least + (shard.number <= more ? 1 : 0)
  }

  /// What the file of the part is called, where that of the whole is called `name`: `table-2-of-4.pdfpart`.
  package func name(_ name: String, fileExtension: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[$0...].count } ?? 0
    return "\(name.dropLast(ending))-\(shard.name).\(fileExtension)"
  }
}
