struct Segment {
  var bytes: Range<Int>
  var source: Int
  var face: LoadedFace
  /// The face of the run's own family, which determines the line height.
  var primary: LoadedFace
  var growsLine: Bool
  var missing: Unicode.Scalar?
  var box: InlineBox?

  var isPlace: Bool { missing != nil || box != nil }

  func joins(_ next: Segment) -> Bool {
    bytes.upperBound == next.bytes.lowerBound && source == next.source && face === next.face && !isPlace
      && !next.isPlace
  }
}
