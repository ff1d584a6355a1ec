import GalleyFiles
package import GalleyGeometry
package import GalleyImage
import GalleyPaint
package import GalleyPicture
import GalleyStage
import GalleyTemplate
import GalleyViews

/// Writes animations. They are as wide as the widest frame and as high as the highest; smaller frames are centred on
/// the background.
struct AnimationFiles {
  private let contexts: ParallelMap<RenderContext>
  private let background: RGBA
  private let framesPerSecond: Double
  private let scale: Double
  private let colors: Int
  private let name: String
  private let folder: OutputFolder
  private let kinds: Set<AnimationKind>
  private var encoder: FrameEncoder<PNGSegment>
  private var videoEncoder: FrameEncoder<VideoStrip>
  private(set) var size: Size?
  private var apng: APNGWriter?
  private var gif: GIFWriter?
  private var webp: WebPWriter?
  private var videos: [VideoPipe] = []
  private var videoFrame: VideoFrame?
  private var last: (picture: Picture, bitmap: Bitmap)?

  /// - Parameters:
  ///   - scale: The pixels per point, before the pass reduces the size of the frames.
  ///   - size: The size of the animation if all frames are known; nil lets it grow with the frames.
  init(
    _ contexts: ParallelMap<RenderContext>, background: RGBA, scale: Double, size: Size? = nil, _ pass: AnimationPass,
    _ name: String, in folder: OutputFolder
  ) {
    self.contexts = contexts
    self.background = background
    self.size = size
    self.name = name
    self.folder = folder
    framesPerSecond = pass.framesPerSecond
    self.scale = scale * pass.shrinking
    colors = pass.colors
    kinds = pass.kinds.intersection(AnimationKind.animations)
    encoder = FrameEncoder(contexts, scale: self.scale)
    videoEncoder = FrameEncoder(videosWith: contexts, scale: self.scale)
  }

  mutating func needsRestart(for frames: [AnimationFrame]) -> Bool {
    guard !kinds.isEmpty else { return false }
    let known = size
    for frame in frames {
      let own = frame.picture.size
      size = Size(width: max(size?.width ?? 0, own.width), height: max(size?.height ?? 0, own.height))
    }
    return known != nil && known != size
  }

  mutating func restart() {
    (apng, gif, webp, last) = (nil, nil, nil, nil)
    (videos, videoFrame) = ([], nil)
  }

  mutating func append(_ frames: [AnimationFrame]) throws(ProofError) {
    guard !kinds.isEmpty, let size else { return }
    let background = background
    let frames = frames.map { $0.centered(on: size, over: background, scale: scale) }
    if !kinds.isDisjoint(with: [.apng, .mp4, .webm]) {
      let plans = try encoder.plans(of: frames)
      if kinds.contains(.apng) { try appendStrips(frames, plans) }
      if !kinds.isDisjoint(with: [.mp4, .webm]) { try appendToVideos(frames, plans) }
    }
    guard !kinds.isDisjoint(with: [.gif, .webp]) else { return }
    // Large frames are processed in smaller batches, so that they stay within the memory limit.
    let portion = try portion(of: frames, size)
    for start in stride(from: 0, to: frames.count, by: portion) {
      try appendPixels(Array(frames[start..<min(start + portion, frames.count)]))
    }
  }

  /// The bytes per pixel for this frame, the previous one, and the colour search or encoder. They were measured and
  /// rounded up.
  private var bytesOfPixel: Double { kinds.contains(.webp) ? 48 : 28 }

  /// - Throws: ``PaintError/needsMemory(bytes:limit:)`` if a single frame does not fit.
  private func portion(of frames: [AnimationFrame], _ size: Size) throws(ProofError) -> Int {
    let limit = contexts.helpers[0].memoryLimit
    let pixels = size.width * scale * size.height * scale
    let paint = frames.map { PaintMemory.bytes(of: $0.picture, scale: scale) }.max() ?? 0
    let bytes = Int(min(pixels * bytesOfPixel, Double(Int.max / 4))) + paint
    guard bytes <= limit else { throw .paint(.needsMemory(bytes: bytes, limit: limit)) }
    return max(1, min(frames.count, limit / max(1, bytes)))
  }

  private mutating func appendToVideos(_ frames: [AnimationFrame], _ plans: [StripPlan]) throws(ProofError) {
    if videos.isEmpty {
      videos = kinds.sorted { $0.rawValue < $1.rawValue }.compactMap(VideoKind.init)
        .map { VideoPipe($0, name, in: folder, framesPerSecond: framesPerSecond) }
    }
    for sheet in try videoEncoder.sheets(of: frames, plans) {
      var frame = videoFrame ?? VideoFrame(width: sheet.plan.width, height: sheet.plan.height)
      videoFrame = nil
      frame.show(sheet.segments)
      for video in videos { try video.append(frame) }
      videoFrame = frame
    }
  }

  private mutating func appendStrips(_ frames: [AnimationFrame], _ plans: [StripPlan]) throws(ProofError) {
    for sheet in try encoder.sheets(of: frames, plans) {
      let plan = sheet.plan
      if apng == nil {
        apng = APNGWriter(width: plan.width, height: plan.height, isOpaque: plan.isOpaque, scale: scale)
      }
      apng?.append(sheet.parts, for: 1 / framesPerSecond)
    }
  }

  // MARK: Pixels

  private mutating func appendPixels(_ frames: [AnimationFrame]) throws(ProofError) {
    let before = last?.bitmap
    let bitmaps = try paint(frames)
    if kinds.contains(.gif) { try appendToGIF(bitmaps, after: before) }
    if kinds.contains(.webp) { try appendToWebP(bitmaps, after: before) }
  }

  private mutating func paint(_ frames: [AnimationFrame]) throws(ProofError) -> [Bitmap] {
    var fresh: [Picture] = []
    var sources: [Int] = []
    for frame in frames {
      if frame.picture != (fresh.last ?? last?.picture) { fresh.append(frame.picture) }
      sources.append(fresh.count - 1)
    }
    let scale = scale
    let painted = try FrameEncoder<PNGSegment>.get(
      contexts.map(fresh) { renderContext, picture in
        Result { () throws(PaintError) in try renderContext.painter().paint(picture, scale: scale) }
      })
    let bitmaps = sources.compactMap { $0 < 0 ? last?.bitmap : painted[$0] }
    if let picture = fresh.last, let bitmap = painted.last { last = (picture, bitmap) }
    return bitmaps
  }

  private mutating func appendToGIF(_ bitmaps: [Bitmap], after before: Bitmap?) throws(ProofError) {
    guard let first = bitmaps.first else { return }
    guard max(first.width, first.height) <= GIFWriter.longestSide else {
      throw .paint(
        .canvasTooLarge(width: Double(first.width), height: Double(first.height), limit: GIFWriter.longestSide))
    }
    let colors = colors
    let pairs = zip([before] + bitmaps.dropLast(), bitmaps).map { Pair(old: $0, new: $1) }
    let changes = contexts.map(pairs) { _, pair in GIFWriter.change(to: pair.new, from: pair.old, colors: colors) }
    var writer = gif ?? GIFWriter(width: first.width, height: first.height)
    gif = nil
    for change in changes { writer.append(change, for: 1 / framesPerSecond) }
    gif = writer
  }

  private struct Pair: Sendable {
    let old: Bitmap?
    let new: Bitmap
  }

  private mutating func appendToWebP(_ bitmaps: [Bitmap], after before: Bitmap?) throws(ProofError) {
    guard let first = bitmaps.first else { return }
    guard var writer = webp ?? WebPWriter(width: first.width, height: first.height) else {
      let (width, height) = (Double(first.width), Double(first.height))
      throw .paint(.canvasTooLarge(width: width, height: height, limit: WebPWriter.longestSide))
    }
    webp = nil
    let pairs = zip([before] + bitmaps.dropLast(), bitmaps).map { Pair(old: $0, new: $1) }
    let changes = contexts.map(pairs) { _, pair in
      Result { () throws(ImageError) in try WebPWriter.change(to: pair.new, from: pair.old) }
    }
    for change in changes {
      do throws(ImageError) { writer.append(try change.get(), for: 1 / framesPerSecond) } catch {
        throw .encoding(error)
      }
    }
    webp = writer
  }

  // MARK: Files

  mutating func finish() throws(ProofError) -> [AnimatedFile] {
    var files: [AnimatedFile] = []
    if let apng { files.append(try write(apng.finish(), "apng")) }
    if let gif { files.append(try write(gif.finish(), "gif")) }
    if let webp {
      let bytes: [UInt8]
      do throws(ImageError) { bytes = try webp.finish() } catch { throw .encoding(error) }
      files.append(try write(bytes, "webp"))
    }
    for video in videos {
      if let file = try video.finish() { files.append(file) }
    }
    return files
  }

  private func write(_ bytes: [UInt8], _ fileExtension: String) throws(ProofError) -> AnimatedFile {
    do throws(OutputError) { return try FrameFile(bytes, "\(name).\(fileExtension)", in: folder).file } catch {
      throw .output(error)
    }
  }
}

extension FrameEncoder<PNGSegment>.Sheet {
  package var parts: [APNGWriter.Part] {
    zip(plan.strips, segments).map { APNGWriter.Part(key: $0.key, segment: $1) }
  }
}

extension AnimationFrame {
  package func centered(on canvas: Size, over background: RGBA, scale: Double) -> AnimationFrame {
    guard picture.size != canvas else { return self }
    let grid = PixelGrid(scale: scale)
    let corner = Point(
      x: grid.snap((canvas.width - picture.size.width) / 2), y: grid.snap((canvas.height - picture.size.height) / 2))
    let move = AffineTransform(translationX: corner.x, y: corner.y)
    let sheet = Picture.Group(picture.items, transform: move, clip: .rect(Rect(size: picture.size)))
    let framed = Picture(
      size: canvas, items: [.fill(.init(.rect(Rect(size: canvas)), .color(background))), .group(sheet)])
    return AnimationFrame(
      index: index, time: time, picture: framed, scrollers: scrollers, headers: headers,
      decisions: decisions, marks: marks)
  }
}
