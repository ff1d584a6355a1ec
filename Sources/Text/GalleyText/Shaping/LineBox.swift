/// The ascent and descent of a line. They come from the families of the runs, and not from fallbacks, so rows with
/// emoji or Han are as high as other rows. Only fallbacks for scripts that stack marks may enlarge the box, up to
/// ``tallestAscent`` and ``deepestDescent``: Noto's metrics for Arabic and Burmese leave space for stacks of twice the
/// em size.
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

  mutating func grow(for face: LoadedFace, size: Double) {
    include(
      ascent: min(face.ascent, LineBox.tallestAscent) * size, descent: min(face.descent, LineBox.deepestDescent) * size)
  }

  init(_ face: LoadedFace, size: Double, rise: Double) {
    include(ascent: face.ascent * size + rise, descent: face.descent * size - rise)
  }

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
