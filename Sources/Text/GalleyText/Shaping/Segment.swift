/// A part of a run that one face sets.
struct Segment {
  /// The position of the segment in the paragraph, in UTF-8 bytes.
  var bytes: Range<Int>
  var source: Int
  var face: LoadedFace
  /// The face of the run's own family, which determines the line height.
  var primary: LoadedFace
  var growsLine: Bool
  /// A character that no face has, or nil if the segment can be set.
  var missing: Unicode.Scalar?
  var box: InlineBox?

  var isPlace: Bool { missing != nil || box != nil }

  func joins(_ next: Segment) -> Bool {
    bytes.upperBound == next.bytes.lowerBound && source == next.source && face === next.face && !isPlace
      && !next.isPlace
  }
}
