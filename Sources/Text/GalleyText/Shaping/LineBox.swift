/// How far a line reaches above and below its baseline.
///
/// It is the box of the runs' own families, whatever faces stepped in: rows with emoji or Han are as tall as rows
/// without. What stands in the text instead of letters makes it as tall as that is. Only scripts that stack marks make
/// it taller, and then by no more than ``tallestAscent`` and ``deepestDescent``: Noto's boxes for Arabic and Burmese
/// hold stacks of twice the em that interface text never has.
struct LineBox {
  var ascent = 0.0
  var descent = 0.0

  static let tallestAscent = 1.0
  static let deepestDescent = 0.4

  init(_ segments: [Segment], in job: ParagraphJob) {
    for segment in segments {
      let size = job.font(of: segment).layoutSize
      let rise = job.rise(of: segment)
      include(ascent: segment.primary.ascent * size + rise, descent: segment.primary.descent * size - rise)
      if let box = segment.box { include(ascent: box.ascent + rise, descent: box.descent - rise) }
      if segment.growsLine { grow(for: segment.face, size: size) }
    }
  }

  /// Becomes as tall as letters of `face` need at `size` points.
  mutating func grow(for face: LoadedFace, size: Double) {
    include(
      ascent: min(face.ascent, LineBox.tallestAscent) * size, descent: min(face.descent, LineBox.deepestDescent) * size)
  }

  /// The box of letters of `face` alone, at `size` points and `rise` points above the baseline.
  init(_ face: LoadedFace, size: Double, rise: Double) {
    include(ascent: face.ascent * size + rise, descent: face.descent * size - rise)
  }

  /// The box of a line without characters: the one its run's font would have.
  init(ofEmpty job: ParagraphJob, faceCache: FaceCache) {
    guard job.request.runs.indices.contains(job.emptySource) else { return }
    let font = job.request.runs[job.emptySource].font
    guard let face = faceCache.settingFace(for: font) else { return }
    include(ascent: face.ascent * font.layoutSize, descent: face.descent * font.layoutSize)
  }

  private mutating func include(ascent: Double, descent: Double) {
    self.ascent = max(self.ascent, PangoUnits.points(PangoUnits.nearest(ascent)))
    self.descent = max(self.descent, PangoUnits.points(PangoUnits.nearest(descent)))
  }
}
