/// A stretch of a paragraph that one face sets, cut from one run.
struct Segment {
  /// Where the stretch lies in the paragraph, in UTF-8 bytes.
  var bytes: Range<Int>
  /// The index of the run in its request.
  var source: Int
  /// The face that sets it.
  var face: LoadedFace
  /// The face of the run's own family; it gives the line its height.
  var primary: LoadedFace
  /// Whether lines become taller for `face`.
  var growsLine: Bool
  /// What no face has, or nil for a stretch that can be set.
  var missing: Unicode.Scalar?
  /// What stands there instead of letters, or nil.
  var box: InlineBox?

  /// Whether room is kept free there, and nothing shaped.
  var isPlace: Bool { missing != nil || box != nil }

  /// Whether `next` continues the stretch: nothing differs, and neither is missing.
  func joins(_ next: Segment) -> Bool {
    bytes.upperBound == next.bytes.lowerBound && source == next.source && face === next.face && !isPlace
      && !next.isPlace
  }
}
