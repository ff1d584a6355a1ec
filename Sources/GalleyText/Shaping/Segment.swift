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

  /// Whether `next` continues the stretch: nothing differs, and neither is missing.
  func joins(_ next: Segment) -> Bool {
    bytes.upperBound == next.bytes.lowerBound && source == next.source && face === next.face && missing == nil
      && next.missing == nil
  }
}
