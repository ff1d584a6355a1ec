/// Tells lines of long paragraphs without shaping what is left of them.
protocol KnownLines: AnyObject {
  /// The line of at most `width` units that begins where `rest` does, what is left of an item of `job`; nil where the
  /// item has to be shaped. `isLast` says that nothing follows the item.
  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?

  /// The first place of `range` in an item of `job` at which a cut changes no letter on either side; nil where that is
  /// not known of any.
  func cleanPlace(in range: Range<Int>, of item: BreakItem, in text: BreakText, of job: ParagraphJob) -> Int?
}

/// A line whose characters are known.
struct KnownLine {
  var places: Range<Int>
  /// The line with its glyphs; nil where it has to be shaped.
  var draft: LineDraft?
}
