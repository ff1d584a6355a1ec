import GalleyDiff
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage

extension DiffRun {
  func compare(_ pair: FilePair) -> [DiffReport.Part] {
    let kinds = (ComparedKind(pair.firstBytes), ComparedKind(pair.secondBytes))
    switch kinds {
    case (.largeFilePointer, _): return [.failed(Diagnostic(largeFilePointer: pair.first))]
    case (_, .largeFilePointer): return [.failed(Diagnostic(largeFilePointer: pair.second))]
    case (.picture, .picture), (.picture, .still), (.still, .picture), (.still, .still):
      return [comparePictures(pair)]
    case (.animation, .animation), (.still, .animation), (.animation, .still): return compareAnimations(pair)
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
    do {
      // Identical files show the same image, so only their integrity and size are checked.
      if pair.firstBytes == pair.secondBytes, !options.keepsEvidence, !hasOtherLayouts(pair) {
        return try equalPictures(pair)
      }
      let pictures = try decodeBoth(pair)
      let layouts = try layouts(beside: pair)
      if layouts == nil, !options.maskedIDs.isEmpty || options.limits.node != nil {
        return .failed(Diagnostic(noLayoutBeside: pair.first))
      }
      var part = compare(pictures, name: "", layouts: layouts)
      part.notes = pictures.notes((pair.first, pair.second))
      // The original files are smaller than newly encoded ones.
      part.evidence?.first = pair.firstBytes
      part.evidence?.second = pair.secondBytes
      return part
    } catch let error as ImageFault {
      return .failed(error.diagnostic)
    } catch let error as LayoutFile.Fault {
      return .failed(error.diagnostic)
    } catch {
      return .failed(Diagnostic(fault: error))
    }
  }

  private func equalPictures(_ pair: FilePair) throws -> DiffReport.Part {
    let size = try size(of: pair.first, pair.firstBytes)
    let summary = PixelSummary(equal: size, comparison: options.comparison, limits: options.limits)
    guard summary.total > 0 else { return .failed(.nothingUnmasked) }
    var part = DiffReport.Part("", .pixels(summary, nil))
    if !options.maskedIDs.isEmpty, let layout = try layout(beside: pair.first) { part.viewIDs = layout.viewIDs }
    return part
  }

  private func size(of path: String, _ bytes: [UInt8]) throws(ImageFault) -> PixelSize {
    if let size = ImageDecoder.intactSize(of: bytes) { return PixelSize(width: size.width, height: size.height) }
    return PixelSize(try decode(path, bytes).bitmap)
  }

  func compare(
    _ pair: PicturePair, name: String, layouts: (LayoutSnapshot, LayoutSnapshot)? = nil
  ) -> DiffReport.Part {
    let pixels = pair.pixels(for: options.comparison.metric)
    return compare(
      pixels.first, pixels.second, low: pixels.low, unequal: pixels.unequal, name: name, layouts: layouts,
      findsAreas: layouts == nil)
  }

  func compare(
    _ first: Bitmap, _ second: Bitmap, low: (first: Bitmap, second: Bitmap)? = nil, unequal: UnequalPixels? = nil,
    name: String, layouts: (LayoutSnapshot, LayoutSnapshot)? = nil, findsAreas: Bool = false
  ) -> DiffReport.Part {
    var comparison = options.comparison
    if let layouts { comparison.mask.rects += maskedRects(layouts) }
    let diff = comparison.compare(first, second, low: low, unequal: unequal)
    guard diff.total > 0 else { return DiffReport.Part(name, .failed(.nothingUnmasked)) }
    let frames = options.limits.node == nil ? [] : (layouts?.1.namedFrames ?? [])
    let summary = PixelSummary(
      diff, limits: options.limits, frames: frames,
      // A layout explains insertions and removals better than pixel rows.
      alignment: layouts == nil ? LineAlignment(explaining: diff, of: first, second) : nil,
      changes: findsAreas ? AreaChanges.find(diff, of: first, second) ?? [] : [])
    // Layout changes are not reported either if all pixel differences are ignored because of a mask or a metric.
    let isReported = !diff.isEmpty || first == second && layouts.map { $0.0 != $0.1 } == true
    let layout =
      comparesLayouts && isReported
      ? layouts.map { LayoutDiff($0.0, $0.1, drawn: first, second, differing: diff.differing) } : nil
    let isDrawn = options.drawsPictures && !diff.isEmpty
    let shift =
      isDrawn
      ? layouts.map { MovedPixels($0.0, $0.1, drawn: first, second, among: diff.marks) }
        ?? summary.alignment.map {
          MovedPixels($0, of: first, second)
        } : nil
    var part = DiffReport.Part(
      name, .pixels(summary, diff.isEmpty && layout?.isEmpty == true ? nil : layout),
      picture: isDrawn ? DiffImage().png(diff, over: first, without: shift) : nil)
    if isDrawn { part.areas = shift == nil ? summary.areas : DiffImage.marked(diff, without: shift).areas() }
    if !options.maskedIDs.isEmpty, let layouts { part.viewIDs = layouts.0.viewIDs.union(layouts.1.viewIDs) }
    if options.keepsEvidence, !diff.isEmpty {
      part.evidence = DiffReport.Evidence(
        firstSize: diff.firstSize, secondSize: diff.secondSize, firstLayout: layouts?.0, secondLayout: layouts?.1)
    }
    return part
  }

  private func maskedRects(_ layouts: (LayoutSnapshot, LayoutSnapshot)) -> [PixelRect] {
    guard !options.maskedIDs.isEmpty else { return [] }
    return (layouts.0.namedFrames + layouts.1.namedFrames).filter { options.maskedIDs.contains($0.id) }.map(\.frame)
  }

  /// Decodes both images. A vector drawing is rasterised at the size of the other image.
  private func decodeBoth(_ pair: FilePair) throws(ImageFault) -> PicturePair {
    switch (ComparedImage.isDrawing(pair.firstBytes), ComparedImage.isDrawing(pair.secondBytes)) {
    case (true, false):
      let second = try decode(pair.second, pair.secondBytes)
      return PicturePair(first: try decode(pair.first, pair.firstBytes, fitting: second.bitmap), second: second)
    case (false, true):
      let first = try decode(pair.first, pair.firstBytes)
      return PicturePair(first: first, second: try decode(pair.second, pair.secondBytes, fitting: first.bitmap))
    default: break
    }
    let results = ParallelMap(workers: 2) {}.map([0, 1]) { _, index in
      Result { () throws(ImageFault) in
        index == 0 ? try decode(pair.first, pair.firstBytes) : try decode(pair.second, pair.secondBytes)
      }
    }
    return PicturePair(first: try results[0].get(), second: try results[1].get())
  }

  private func decode(
    _ path: String, _ bytes: [UInt8], fitting other: Bitmap? = nil
  ) throws(ImageFault) -> ComparedPicture {
    ComparedPicture(
      try bitmap(path, bytes, fitting: other), of: bytes, isExact: options.comparison.metric == .exact)
  }

  private func bitmap(_ path: String, _ bytes: [UInt8], fitting other: Bitmap?) throws(ImageFault) -> Bitmap {
    do throws(ImageError) {
      if ComparedImage.isImage(bytes) {
        return try ComparedImage.decode(bytes, fitting: other.map { ($0.width, $0.height) })
      }
      guard ComparedKind(bytes) == .still else { return try ImageDecoder.decode(bytes) }
      guard let frame = try AnimationDecoder.decode(bytes).frames.first else { throw .unknownFormat }
      return frame.bitmap
    } catch { throw ImageFault(path: path, error: error) }
  }
}

struct ImageFault: Error {
  let path: String
  let error: ImageError

  var diagnostic: Diagnostic { Diagnostic(error, name: path) }
}
