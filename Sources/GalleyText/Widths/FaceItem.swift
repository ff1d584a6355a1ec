import CPangoCairo

/// A piece of a text that Pango shapes by itself: letters of one face and one script.
struct FaceItem {
  /// What sets it.
  enum Kind {
    /// The text's own face.
    case own
    /// A face that steps in for it, or the own one in a script that has no table.
    case other(LoadedFace)
    /// The face of emoji.
    case emoji(LoadedFace)
  }

  let kind: Kind
  /// The script of its letters; nil for what stands before the first letter of any.
  var script: GUnicodeScript?
  /// A letter of that script.
  var sample: Unicode.Scalar?
  /// Where it lies in the text.
  var bytes: Range<Int>
  /// Whether it runs from right to left.
  var isRightToLeft = false

  /// Whether `face` sets it in place of the own one.
  func isSet(by face: LoadedFace) -> Bool {
    if case .other(let own) = kind { own === face } else { false }
  }
}

/// A text as items.
struct ItemizedText {
  /// The items, in reading order.
  var items: [FaceItem] = []
  /// The face that makes its lines taller, where there is one.
  var tallFace: LoadedFace?
  /// Whether all lines that it may be broken into are of one box and one direction.
  var isEven = true
}
