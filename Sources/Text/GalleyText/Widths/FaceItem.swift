import CPangoCairo

/// A piece of a text that Pango shapes by itself: letters of one face and one script.
struct FaceItem {
  enum Kind {
    case own
    /// A face that steps in for it, or the own one in a script that has no table.
    case other(LoadedFace)
    case emoji(LoadedFace)
  }

  let kind: Kind
  /// The script of its letters; nil for what stands before the first letter of any.
  var script: GUnicodeScript?
  var sample: Unicode.Scalar?
  var bytes: Range<Int>
  var isRightToLeft = false
}

extension FaceItem.Kind: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.own, .own): true
    case (.other(let face), .other(let other)), (.emoji(let face), .emoji(let other)): face === other
    default: false
    }
  }
}

struct ItemizedText {
  var items: [FaceItem] = []
  var tallFace: LoadedFace?
  /// Whether all lines that it may be broken into are of one box and one direction.
  var isEven = true
}
