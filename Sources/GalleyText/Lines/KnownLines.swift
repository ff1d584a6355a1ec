/// Tells lines of long paragraphs without shaping what is left of them.
protocol KnownLines: AnyObject {
  /// The line of at most `width` units that begins where `rest` does, what is left of an item of `job`; nil where the
  /// item has to be shaped. `isLast` says that nothing follows the item.
  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?
}

/// A line whose characters are known.
struct KnownLine {
  /// Its characters, counted from the paragraph's beginning.
  var places: Range<Int>
  /// The line with its glyphs; nil where it has to be shaped.
  var draft: LineDraft?
}
