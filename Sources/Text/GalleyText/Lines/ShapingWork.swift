/// Counts the characters that Pango has shaped in long paragraphs and in lines without a limit, which is most of their
/// cost.
final class ShapingWork {
  var letters = 0
}
