import GalleyDiagnostics
import GalleyDiff
import GalleyImage
import GalleyRender

extension DiffRun {
  /// What differs frame by frame; another rate and another length are told once, not of every frame.
  func compareAnimations(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(ImageFault) {
      let first = Timeline(try decodeAnimation(pair.first, pair.firstBytes))
      let second = Timeline(try decodeAnimation(pair.second, pair.secondBytes))
      return timing(first, second)
        + compareFrames(first, second, scale: PNGScale.of(pair.secondBytes) ?? 1)
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  /// How the animations run otherwise.
  private func timing(_ first: Timeline, _ second: Timeline) -> [DiffReport.Part] {
    var parts: [DiffReport.Part] = []
    if let old = first.rate, let new = second.rate {
      if old != new { parts.append(DiffReport.Part("rate", .rate(first: old, second: new))) }
    } else {
      parts += (0..<min(first.frames.count, second.frames.count)).filter {
        first.frames[$0].duration != second.frames[$0].duration
      }.map { index in
        DiffReport.Part(
          Self.frameName(index),
          .duration(first: first.frames[index].duration, second: second.frames[index].duration))
      }
    }
    // Times are sums of fractions.
    if abs(first.length - second.length) > 1e-6 {
      parts.append(DiffReport.Part("length", .length(first: first.length, second: second.length)))
    }
    if first.plays != second.plays {
      parts.append(DiffReport.Part("repetition", .plays(first: first.plays, second: second.plays)))
    }
    return parts
  }

  /// What differs between frames that are shown at one time, or, at one rate, between those of one number.
  private func compareFrames(_ first: Timeline, _ second: Timeline, scale: Double) -> [DiffReport.Part] {
    let isSameRate = first.rate == second.rate || first.rate == nil || second.rate == nil
    let partners = first.frames.indices.map { index in
      isSameRate ? (index < second.frames.count ? index : nil) : second.frame(at: first.middle(of: index))
    }
    let pairs = ParallelMap(workers: workers) {}.map(Array(partners.enumerated().filter { $0.element != nil })) {
      _, pair in
      let (index, partner) = (pair.offset, pair.element ?? 0)
      return self.compareSections(
        first.frames[index].bitmap, second.frames[partner].bitmap, name: Self.frameName(index), scale: scale)
    }
    let gone = first.frames.indices.filter { partners[$0] == nil }
    let added = isSameRate ? Array(second.frames.indices.dropFirst(first.frames.count)) : []
    return pairs + only(gone, of: first, in: .first, scale: scale) + only(added, of: second, in: .second, scale: scale)
  }

  /// One part about all frames that only one animation has, or one with the picture of each where pictures are kept.
  private func only(
    _ frames: [Int], of animation: Timeline, in side: DiffReport.Side, scale: Double
  ) -> [DiffReport.Part] {
    guard let first = frames.first, let last = frames.last else { return [] }
    if keepsEvidence {
      return frames.map {
        DiffReport.Part.only(in: side, Self.frameName($0), animation.frames[$0].bitmap, scale: scale)
      }
    }
    let name = first == last ? Self.frameName(first) : "frames \(first) to \(last)"
    return [DiffReport.Part(name, .only(in: side))]
  }

  private static func frameName(_ index: Int) -> String { "frame \(index)" }

  private func decodeAnimation(_ path: String, _ bytes: [UInt8]) throws(ImageFault) -> AnimatedImage {
    do { return try AnimationDecoder.decode(bytes) } catch { throw ImageFault(path: path, error: error) }
  }
}

/// The frames of an animation on their time line.
private struct Timeline {
  let frames: [AnimatedImage.Frame]
  /// How often it plays; 0 is for ever.
  let plays: Int
  /// When each frame starts, and at the end the whole length.
  private let starts: [Double]

  init(_ animation: AnimatedImage) {
    frames = animation.frames
    plays = animation.plays
    starts = frames.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.duration) }
  }

  /// The length in seconds.
  var length: Double { starts.last ?? 0 }

  /// Frames a second, where each but the last is shown equally long; nil where they are not.
  var rate: Double? {
    guard let first = frames.first?.duration, first > 0, frames.dropLast().allSatisfy({ $0.duration == first }) else {
      return nil
    }
    return 1 / first
  }

  /// The middle of the time in which a frame is shown.
  func middle(of index: Int) -> Double { (starts[index] + starts[index + 1]) / 2 }

  /// The frame that is shown at `time`; nil behind the end.
  func frame(at time: Double) -> Int? {
    guard time < length else { return nil }
    var (first, end) = (0, frames.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= time { first = middle } else { end = middle }
    }
    return frames.isEmpty ? nil : first
  }
}
