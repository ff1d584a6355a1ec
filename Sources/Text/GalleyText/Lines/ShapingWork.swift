/// How much of long paragraphs, and of lines without a limit, Pango has shaped: most of what they cost.
final class ShapingWork {
  var letters = 0
}
