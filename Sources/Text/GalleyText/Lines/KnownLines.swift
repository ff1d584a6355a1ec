/// A source of lines of long paragraphs that does not shape the remaining text.
protocol KnownLines: AnyObject {
  /// Returns the line of at most `width` units at the start of `rest`, the remainder of an item of `job`, or nil if the
  /// item has to be shaped.
  ///
  /// - Parameter isLast: Whether the item is the last one of the paragraph.
  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?

  /// Returns the first place of `range`, in an item of `job`, at which a cut changes no letter on either side, or nil
  /// if there is no such place.
  func cleanPlace(in range: Range<Int>, of item: BreakItem, in text: BreakText, of job: ParagraphJob) -> Int?
}

struct KnownLine {
  var places: Range<Int>
  var draft: LineDraft?
}
