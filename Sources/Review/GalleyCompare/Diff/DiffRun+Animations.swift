import GalleyDiff
import GalleyImage
import GalleyPicture
import GalleyStage

extension DiffRun {
  /// Compares two animations. A different rate or length is reported once. Only the frames that the threads are
  /// comparing are in memory.
  func compareAnimations(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(ImageFault) {
      let first = Timeline(try times(pair.first, pair.firstBytes))
      let second = Timeline(try times(pair.second, pair.secondBytes))
      var frames = FrameStreams(pair, first, second, scale: PNGScale.of(pair.secondBytes) ?? 1)
      return timing(first, second) + (try compareFrames(&frames))
    } catch {
      return [.failed(error.diagnostic)]
    }
  }

  private func timing(_ first: Timeline, _ second: Timeline) -> [DiffReport.Part] {
    var parts: [DiffReport.Part] = []
    if let old = first.rate, let new = second.rate {
      if old != new { parts.append(DiffReport.Part("rate", .rate(first: old, second: new))) }
    } else {
      parts += (0..<min(first.count, second.count)).filter {
        first.durations[$0] != second.durations[$0]
      }.map { index in
        DiffReport.Part(
          Self.frameName(index), .duration(first: first.durations[index], second: second.durations[index]))
      }
    }
    // The lengths are sums of fractions, so small errors are ignored.
    if abs(first.length - second.length) > 1e-6 {
      parts.append(DiffReport.Part("length", .length(first: first.length, second: second.length)))
    }
    if first.plays != second.plays {
      parts.append(DiffReport.Part("repetition", .plays(first: first.plays, second: second.plays)))
    }
    return parts
  }

  /// Compares frame by frame. If the frame rates are the same, frames with the same index are compared.
  private func compareFrames(_ frames: inout FrameStreams) throws(ImageFault) -> [DiffReport.Part] {
    let partners = frames.partners
    let paired = partners.indices.filter { partners[$0] != nil }
    var parts: [DiffReport.Part] = []
    for start in stride(from: 0, to: paired.count, by: max(workers, 1)) {
      var portion: [(index: Int, first: Bitmap, second: Bitmap)] = []
      for index in paired[start..<min(start + max(workers, 1), paired.count)] {
        portion.append((index, try frames.first.frame(index), try frames.second.frame(partners[index] ?? 0)))
      }
      let scale = frames.scale
      parts += ParallelMap(workers: workers) {}.map(portion) { _, pair in
        self.compareSections(pair.first, pair.second, name: Self.frameName(pair.index), scale: scale)
      }
    }
    let gone = try only(partners.indices.filter { partners[$0] == nil }, of: &frames.first, in: .first, frames.scale)
    return parts + gone + (try only(frames.added, of: &frames.second, in: .second, frames.scale))
  }

  private func only(
    _ numbers: [Int], of frames: inout FrameStream, in side: DiffReport.Side, _ scale: Double
  ) throws(ImageFault) -> [DiffReport.Part] {
    defer { frames.close() }
    guard let first = numbers.first, let last = numbers.last else {
      try frames.drain()
      return []
    }
    if options.keepsEvidence {
      var parts: [DiffReport.Part] = []
      for number in numbers {
        parts.append(.only(in: side, Self.frameName(number), try frames.frame(number), scale: scale))
      }
      return parts
    }
    try frames.drain()
    let name = first == last ? Self.frameName(first) : "frames \(first) to \(last)"
    return [DiffReport.Part(name, .only(in: side))]
  }

  private static func frameName(_ index: Int) -> String { "frame \(index)" }

  private func times(_ path: String, _ bytes: [UInt8]) throws(ImageFault) -> AnimationTimes {
    do { return try AnimationTimes(bytes) } catch { throw ImageFault(path: path, error: error) }
  }
}

private struct FrameStreams {
  var first: FrameStream
  var second: FrameStream
  let partners: [Int?]
  let added: [Int]
  let scale: Double

  init(_ pair: FilePair, _ first: Timeline, _ second: Timeline, scale: Double) {
    let isSameRate = first.rate == second.rate || first.rate == nil || second.rate == nil
    partners = (0..<first.count).map { index in
      isSameRate ? (index < second.count ? index : nil) : second.frame(at: first.middle(of: index))
    }
    added = isSameRate ? Array((0..<second.count).dropFirst(first.count)) : []
    self.scale = scale
    let profiles = (ColorProfile(ofFile: pair.firstBytes), ColorProfile(ofFile: pair.secondBytes))
    let areAlike = profiles.0 == profiles.1
    self.first = FrameStream(pair.first, pair.firstBytes, areAlike ? nil : profiles.0)
    self.second = FrameStream(pair.second, pair.secondBytes, areAlike ? nil : profiles.1)
  }
}

private struct FrameStream {
  private let path: String
  private var frames: AnimationFrames?
  private let profile: ColorProfile?
  private var current: (number: Int, bitmap: Bitmap)?

  init(_ path: String, _ bytes: [UInt8], _ profile: ColorProfile?) {
    (self.path, self.profile) = (path, profile)
    frames = AnimationFrames(bytes)
  }

  mutating func frame(_ index: Int) throws(ImageFault) -> Bitmap {
    while current?.number ?? -1 < index {
      guard try advance() else {
        throw ImageFault(path: path, error: .damaged(format: "animation", detail: "frame \(index) is missing"))
      }
    }
    return current?.bitmap ?? Bitmap(width: 0, height: 0, pixels: [])
  }

  mutating func drain() throws(ImageFault) { while try advance() {} }

  mutating func close() { (frames, current) = (nil, nil) }

  private mutating func advance() throws(ImageFault) -> Bool {
    do throws(ImageError) {
      guard let frame = try frames?.next() else { return false }
      current = ((current?.number ?? -1) + 1, profile?.converted(frame.bitmap) ?? frame.bitmap)
      return true
    } catch { throw ImageFault(path: path, error: error) }
  }
}

private struct Timeline {
  let durations: [Double]
  let plays: Int
  private let starts: [Double]

  init(_ times: AnimationTimes) {
    (durations, plays) = (times.durations, times.plays)
    starts = durations.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  var count: Int { durations.count }

  var length: Double { starts.last ?? 0 }

  /// The frame rate, or nil if any frame except the last has a different duration.
  var rate: Double? {
    guard let first = durations.first, first > 0, durations.dropLast().allSatisfy({ $0 == first }) else { return nil }
    return 1 / first
  }

  func middle(of index: Int) -> Double { (starts[index] + starts[index + 1]) / 2 }

  func frame(at time: Double) -> Int? {
    guard time < length else { return nil }
    var (first, end) = (0, count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= time { first = middle } else { end = middle }
    }
    return count == 0 ? nil : first
  }
}
