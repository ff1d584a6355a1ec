/// How much of long paragraphs, and of lines without a limit, Pango has shaped: most of what they cost.
final class ShapingWork {
  /// The characters, each as often as it was shaped.
  var letters = 0
}
