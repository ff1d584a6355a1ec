struct ParagraphStack {
  let typesetter: Typesetter
  let segmenter: Segmenter
  let faceCache: FaceCache
  let width: Int32?
  var known: (any KnownLines)?

  /// Returns the lines of all paragraphs. If some paragraphs do not fit, the last line ends with an ellipsis. Blank
  /// paragraphs at the end do not count.
  func lines(of jobs: [ParagraphJob], limit: Int?) -> [LineDraft] {
    var lines: [LineDraft] = []
    for (index, job) in jobs.enumerated() {
      let left = limit.map { $0 - lines.count }
      var own = set(job, limit: left)
      let rest = jobs[(index + 1)...]
      let isCut = left == own.count && rest.contains { !$0.bytes.isEmpty }
      if isCut, let last = own.last, !last.isTruncated || job.request.truncationMode != .tail {
        own[own.count - 1] = cutLine(from: last.bytes.lowerBound, of: job, rest: rest) ?? last
      }
      lines += own
      if left == own.count { break }
    }
    return lines
  }

  private func set(_ job: ParagraphJob, limit: Int?) -> [LineDraft] {
    if job.segments.isEmpty { return [emptyLine(of: job)] }
    let mode = job.request.truncationMode
    return typesetter.lines(of: job, within: Typesetter.Limits(width: width, lines: limit, mode: mode), known: known)
  }

  private func emptyLine(of job: ParagraphJob) -> LineDraft {
    let box = LineBox(ofEmpty: job, faceCache: faceCache)
    return LineDraft(
      text: "", bytes: 0..<0, width: 0, ascent: box.ascent, descent: box.descent, runs: [], isTruncated: false)
  }

  private func cutLine(from start: Int, of job: ParagraphJob, rest: ArraySlice<ParagraphJob>) -> LineDraft? {
    let paragraph = CutParagraph(from: start, of: job, rest: Array(rest)).paragraph
    guard let segments = segmenter.segments(of: paragraph, in: job.request) else { return nil }
    typesetter.use(faceCache)
    let mode = job.request.truncationMode
    let cut = ParagraphJob(paragraph, segments: segments, of: job.request)
    var line = typesetter.lines(of: cut, within: Typesetter.Limits(width: width, lines: 1, mode: mode)).first
    line?.isTruncated = true
    return line
  }
}
