/// A stretch of a paragraph that one face sets, cut from one run.
struct Segment {
  /// Where the stretch lies in the paragraph, in UTF-8 bytes.
  var bytes: Range<Int>
  var source: Int
  var face: LoadedFace
  /// The face of the run's own family; it gives the line its height.
  var primary: LoadedFace
  var growsLine: Bool
  /// What no face has, or nil for a stretch that can be set.
  var missing: Unicode.Scalar?
  /// What stands there instead of letters, or nil.
  var box: InlineBox?

  var isPlace: Bool { missing != nil || box != nil }

  func joins(_ next: Segment) -> Bool {
    bytes.upperBound == next.bytes.lowerBound && source == next.source && face === next.face && !isPlace
      && !next.isPlace
  }
}
