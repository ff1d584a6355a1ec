protocol KnownLines: AnyObject {
  /// Returns the line at the start of `rest`, or nil if the item has to be shaped.
  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?

  /// The first place at which a cut changes no letter.
  func cleanPlace(in range: Range<Int>, of item: BreakItem, in text: BreakText, of job: ParagraphJob) -> Int?
}

struct KnownLine {
  var places: Range<Int>
  var draft: LineDraft?
}
