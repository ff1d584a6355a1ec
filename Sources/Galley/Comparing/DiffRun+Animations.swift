import GalleyDiagnostics
import GalleyDiff
import GalleyImage
import GalleyReport

extension DiffRun {
  /// What differs frame by frame; a frame that only one animation has is told as such.
  func compareAnimations(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(ImageFault) {
      let first = try decodeAnimation(pair.first, pair.firstBytes)
      let second = try decodeAnimation(pair.second, pair.secondBytes)
      return compareFrames(first.frames, second.frames, scale: Review.Image.scale(ofPNG: pair.secondBytes) ?? 1)
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  private func compareFrames(
    _ first: [AnimatedImage.Frame], _ second: [AnimatedImage.Frame], scale: Double
  ) -> [DiffReport.Part] {
    let common = min(first.count, second.count)
    let pairs = ParallelMap(workers: workers) {}.map(Array(0..<common)) { _, index in
      self.compareSections(first[index].bitmap, second[index].bitmap, name: Self.frameName(index), scale: scale)
    }
    let durations = (0..<common).filter { first[$0].duration != second[$0].duration }.map { index in
      DiffReport.Part(
        Self.frameName(index), .duration(first: first[index].duration, second: second[index].duration))
    }
    let longer: DiffReport.Side = first.count > second.count ? .first : .second
    let alone = (common..<max(first.count, second.count)).map {
      DiffReport.Part.only(
        in: longer, Self.frameName($0), keepsEvidence ? (longer == .first ? first : second)[$0].bitmap : nil,
        scale: scale)
    }
    return pairs + durations + alone
  }

  private static func frameName(_ index: Int) -> String { "frame \(index)" }

  private func decodeAnimation(_ path: String, _ bytes: [UInt8]) throws(ImageFault) -> AnimatedImage {
    do { return try AnimationDecoder.decode(bytes) } catch { throw ImageFault(path: path, error: error) }
  }
}
