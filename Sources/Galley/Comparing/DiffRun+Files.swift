import GalleyDiagnostics
import GalleyDiff
import GalleyImage
import GalleyPicture

extension DiffRun {
  /// What differs between two files; of animations and documents a part for each frame or page.
  func compare(_ pair: FilePair) -> [DiffReport.Part] {
    let kinds = (ComparedKind(pair.firstBytes), ComparedKind(pair.secondBytes))
    switch kinds {
    case (.largeFilePointer, _): return [.failed(Diagnostic(largeFilePointer: pair.first))]
    case (_, .largeFilePointer): return [.failed(Diagnostic(largeFilePointer: pair.second))]
    case (.picture, .picture): return [comparePictures(pair)]
    case (.animation, .animation): return compareAnimations(pair)
    case (.document, .document): return compareDocuments(pair)
    case (.layout, .layout): return compareLayouts(pair)
    case (.other, .other): return [DiffReport.Part("", compareBytes(pair))]
    default:
      return [.failed(Diagnostic(comparing: pair.first, kinds.0.words, with: pair.second, kinds.1.words))]
    }
  }

  private func compareBytes(_ pair: FilePair) -> DiffReport.Finding {
    if pair.firstBytes == pair.secondBytes { return .sameBytes }
    return .failed(Diagnostic(incomparable: pair.first))
  }

  private func comparePictures(_ pair: FilePair) -> DiffReport.Part {
    do throws(ImageFault) {
      // Equal files show the same, whatever that is: it is enough to know that they are whole, and how large.
      if pair.firstBytes == pair.secondBytes, !keepsEvidence {
        let size = try size(of: pair.first, pair.firstBytes)
        return DiffReport.Part("", .pixels(PixelSummary(equal: size, comparison: comparison, limits: limits), nil))
      }
      let bitmaps = try decodeBoth(pair)
      let layouts = layouts(beside: pair)
      if layouts == nil, !maskedIDs.isEmpty || limits.node != nil {
        return .failed(Diagnostic(noLayoutBeside: pair.first))
      }
      var part = compare(bitmaps.0, bitmaps.1, name: "", layouts: layouts)
      // The files themselves are smaller than what would be written again.
      part.evidence?.first = pair.firstBytes
      part.evidence?.second = pair.secondBytes
      return part
    } catch {
      return .failed(error.diagnostic)
    }
  }

  /// How large a picture is that is whole.
  private func size(of path: String, _ bytes: [UInt8]) throws(ImageFault) -> PixelSize {
    if let size = ImageDecoder.intactSize(of: bytes) { return PixelSize(width: size.width, height: size.height) }
    return PixelSize(try decode(path, bytes))
  }

  /// What differs between two bitmaps, and between the layouts they were drawn from.
  func compare(
    _ first: Bitmap, _ second: Bitmap, name: String, layouts: (LayoutFacts, LayoutFacts)? = nil
  ) -> DiffReport.Part {
    var comparison = comparison
    if let layouts { comparison.mask.rects += maskedRects(layouts) }
    let diff = comparison.compare(first, second)
    let frames = limits.node == nil ? [] : (layouts?.1.namedFrames ?? [])
    let summary = PixelSummary(
      diff, limits: limits, frames: frames,
      // A layout tells better what came and went.
      alignment: layouts == nil ? LineAlignment(explaining: diff, of: first, second) : nil)
    let layout = diff.isEmpty ? nil : layouts.map { LayoutDiff($0.0, $0.1, drawn: first, second) }
    let isDrawn = drawsPictures && !diff.isEmpty
    var part = DiffReport.Part(
      name, .pixels(summary, layout), picture: isDrawn ? PNG.encode(DiffImage().draw(diff, over: first)) : nil)
    if keepsEvidence, !diff.isEmpty {
      part.evidence = DiffReport.Evidence(
        firstSize: diff.firstSize, secondSize: diff.secondSize, firstLayout: layouts?.0, secondLayout: layouts?.1)
    }
    return part
  }

  /// Where the views lie that are left out, in either layout.
  private func maskedRects(_ layouts: (LayoutFacts, LayoutFacts)) -> [PixelRect] {
    guard !maskedIDs.isEmpty else { return [] }
    return (layouts.0.namedFrames + layouts.1.namedFrames).filter { maskedIDs.contains($0.id) }.map(\.frame)
  }

  private func layouts(beside pair: FilePair) -> (LayoutFacts, LayoutFacts)? {
    guard let first = layout(beside: pair.first), let second = layout(beside: pair.second) else { return nil }
    return (first, second)
  }

  /// The two bitmaps, decoded at once: that is most of the work.
  private func decodeBoth(_ pair: FilePair) throws(ImageFault) -> (Bitmap, Bitmap) {
    let results = ParallelMap(workers: 2) {}.map([0, 1]) { _, index in
      Result { () throws(ImageFault) in
        index == 0 ? try decode(pair.first, pair.firstBytes) : try decode(pair.second, pair.secondBytes)
      }
    }
    return (try results[0].get(), try results[1].get())
  }

  private func decode(_ path: String, _ bytes: [UInt8]) throws(ImageFault) -> Bitmap {
    do { return try ImageDecoder.decode(bytes) } catch { throw ImageFault(path: path, error: error) }
  }
}

/// An image that cannot be read, with its path.
struct ImageFault: Error {
  let path: String
  let error: ImageError

  var diagnostic: Diagnostic { Diagnostic(error, name: path) }
}
