package import GalleyFiles
import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import GalleySnapshot
import GalleyStage
package import GalleyTemplate

/// Writes recorded frames as animated images, videos or PNG files.
package struct FilmWriter {
  private let name: String
  private let folder: OutputFolder
  private let recordedRate: Double
  private let scale: Double
  private let contexts: ParallelMap<RenderContext>

  /// - Parameters:
  ///   - name: The name of the files without their extension.
  ///   - recordedRate: The recorded frames per second.
  ///   - scale: The pixels per point of the frames.
  ///   - workers: The maximum number of threads. The files do not depend on it.
  package init(_ name: String, in folder: OutputFolder, recordedRate: Double, scale: Double, workers: Int) {
    self.name = name
    self.folder = folder
    self.recordedRate = recordedRate
    self.scale = scale
    contexts = ParallelMap(workers: workers) { RenderContext() }
  }

  /// Writes one file for each kind of animation, and a folder of images for the kind `frames`.
  ///
  /// - Parameters:
  ///   - recording: The bytes of ``RecordedFrames``.
  ///   - kinds: The kinds of files.
  ///   - asked: The frame rate of all files; nil uses the default of each kind. A file contains every n-th recorded
  ///     frame, so the recorded rate is a multiple of the file's rate.
  /// - Returns: The animations, and the folder of the images.
  /// - Throws: ``ProofError`` with the reason.
  package func write(
    _ recording: [UInt8], _ kinds: Set<AnimationKind>, asked: Double?
  ) throws(ProofError) -> [AnimatedFile] {
    let frames = RecordedFrames(recording)
    var files: [AnimatedFile] = []
    for pass in AnimationPass.all(of: kinds, asked: asked, script: recordedRate, limited: false) {
      // Browsers slow down GIFs that are faster than the rate of the pass.
      let ratio = recordedRate / pass.framesPerSecond
      let step = max(1, Int(pass.kinds == [.gif] && asked != nil ? ratio.rounded(.up) : ratio.rounded()))
      var own = pass
      own.framesPerSecond = recordedRate / Double(step)
      files += try write(frames, every: step, own)
    }
    return files
  }

  private func write(
    _ frames: RecordedFrames, every step: Int, _ pass: AnimationPass
  ) throws(ProofError) -> [AnimatedFile] {
    guard let size = frames.size else { throw damaged }
    let whole = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    var writer = Passage(
      pass: pass,
      animations: AnimationFiles(
        contexts, background: .black, scale: scale, size: whole, pass, name, in: folder))
    var (index, last): (Int, Picture?) = (0, nil)
    let isComplete = try frames.forEach { bitmap throws(ProofError) in
      defer { index += 1 }
      last = bitmap.map { Self.picture(of: $0, number: index, scale: scale) } ?? last
      if let last, index.isMultiple(of: step) { try add(last, to: &writer) }
    }
    guard isComplete else { throw damaged }
    // At any rate, the last frame is the one at the end of the script.
    if let last, index > 1, !(index - 1).isMultiple(of: step) { try add(last, to: &writer) }
    return try finish(&writer)
  }

  private struct Passage {
    let pass: AnimationPass
    var animations: AnimationFiles
    var batch: [AnimationFrame] = []
    var count = 0
    var bytes = 0
  }

  private func add(_ picture: Picture, to writer: inout Passage) throws(ProofError) {
    let time = Double(writer.count) / writer.pass.framesPerSecond
    if writer.pass.kinds.contains(.frames) { writer.bytes += try still(picture, number: writer.count) }
    writer.batch.append(AnimationFrame(picture, index: writer.count, time: time))
    writer.count += 1
    guard writer.batch.count == contexts.helpers.count * 8 else { return }
    try writer.animations.append(writer.batch)
    writer.batch = []
  }

  private func finish(_ writer: inout Passage) throws(ProofError) -> [AnimatedFile] {
    try writer.animations.append(writer.batch)
    guard writer.pass.kinds.contains(.frames) else { return try writer.animations.finish() }
    // Leftover frames from an earlier, longer animation would appear to belong to this one.
    let stills = folder.path(of: name)
    let known = Set((0..<writer.count).map(Self.fileName))
    for file in FileReader.disk.list(stills) where Int(file.dropLast(4)) != nil && !known.contains(file) {
      try? folder.remove("\(name)/\(file)")
    }
    return try [AnimatedFile(path: stills, bytes: writer.bytes, isKept: false)] + writer.animations.finish()
  }

  private var damaged: ProofError { .missingFrame(path: name, .changed) }

  /// Writes a frame as an image, and returns the file size in bytes.
  private func still(_ picture: Picture, number: Int) throws(ProofError) -> Int {
    let bytes: [UInt8]
    do throws(PaintError) { bytes = try contexts.helpers[0].painter().png(picture, scale: scale) } catch {
      throw .paint(error)
    }
    do throws(OutputError) {
      return try FrameFile(bytes, "\(name)/\(Self.fileName(number))", in: folder).file.bytes
    } catch { throw .output(error) }
  }

  private static func fileName(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  private static func picture(of bitmap: Bitmap, number: Int, scale: Double) -> Picture {
    let size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let image = Picture.Image(
      PictureImage(digest: "frame \(number)", bitmap: bitmap), in: Rect(size: size), isInterpolated: false)
    return Picture(size: size, items: [.image(image)])
  }
}

extension AnimationFrame {
  fileprivate init(_ picture: Picture, index: Int, time: Double) {
    self.init(
      index: index, time: time, picture: picture, scrollers: [], headers: [], decisions: ScreenDecisions(), marks: [])
  }
}
