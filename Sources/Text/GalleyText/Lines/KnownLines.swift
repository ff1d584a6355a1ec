protocol KnownLines: AnyObject {
  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?

  func cleanPlace(in range: Range<Int>, of item: BreakItem, in text: BreakText, of job: ParagraphJob) -> Int?
}

struct KnownLine {
  var places: Range<Int>
  var draft: LineDraft?
}
