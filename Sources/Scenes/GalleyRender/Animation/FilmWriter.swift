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
  ///   - name: The name of the files without an extension.
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

  /// Writes one file for each kind of animation, and a folder of images for `frames`.
  ///
  /// - Parameters:
  ///   - recording: The bytes of ``RecordedFrames``.
  ///   - kinds: The kinds of files.
  ///   - asked: The frame rate of all files; nil for the default of each kind. A file has every n-th frame, so its rate
  ///     divides the recorded one.
  /// - Throws: ``ProofError`` with the reason.
  package func write(
    _ recording: [UInt8], _ kinds: Set<AnimationKind>, asked: Double?
  ) throws(ProofError) -> [AnimatedFile] {
    let frames = RecordedFrames(recording)
    var files: [AnimatedFile] = []
    for pass in AnimationPass.all(of: kinds, asked: asked, script: recordedRate, limited: false) {
      let step = max(1, Int((recordedRate / pass.framesPerSecond).rounded()))
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
    var animations = AnimationFiles(contexts, background: .black, scale: scale, size: whole, pass, name, in: folder)
    var (batch, index, last): ([AnimationFrame], Int, Picture?) = ([], 0, nil)
    var stills: [AnimatedFile] = []
    let isComplete = try frames.forEach { bitmap throws(ProofError) in
      defer { index += 1 }
      let picture = bitmap.map { Self.picture(of: $0, number: index, scale: scale) } ?? last
      last = picture
      guard let picture, index.isMultiple(of: step) else { return }
      let frame = AnimationFrame(picture, index: index / step, time: Double(index) / recordedRate)
      if pass.kinds.contains(.frames) { stills.append(try still(frame, number: index / step)) }
      batch.append(frame)
      guard batch.count == contexts.helpers.count * 8 else { return }
      try animations.append(batch)
      batch = []
    }
    guard isComplete else { throw damaged }
    try animations.append(batch)
    return try stills + animations.finish()
  }

  private var damaged: ProofError { .missingFrame(path: name, .changed) }

  private func still(_ frame: AnimationFrame, number: Int) throws(ProofError) -> AnimatedFile {
    let digits = String(number)
    let file = String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    let bytes: [UInt8]
    do throws(PaintError) { bytes = try contexts.helpers[0].painter().png(frame.picture, scale: scale) } catch {
      throw .paint(error)
    }
    do throws(OutputError) { return try FrameFile(bytes, "\(name)/\(file)", in: folder).file } catch {
      throw .output(error)
    }
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
