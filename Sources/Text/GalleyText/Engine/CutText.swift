struct CutText {
  let request: TextRequest
  let segmenter: Segmenter
  let jobs: [ParagraphJob]?
  let notes: Segmenter.Notes

  init(_ request: TextRequest, _ segmenter: Segmenter) {
    self.request = request
    self.segmenter = segmenter
    jobs = CutText.jobs(for: request, segmenter)
    notes = segmenter.notes
  }

  private static func jobs(for request: TextRequest, _ segmenter: Segmenter) -> [ParagraphJob]? {
    var jobs: [ParagraphJob] = []
    for paragraph in Paragraph.paragraphs(of: request) {
      guard let segments = segmenter.segments(of: paragraph, in: request) else { return nil }
      jobs.append(ParagraphJob(paragraph, segments: segments, of: request))
    }
    return jobs
  }
}
