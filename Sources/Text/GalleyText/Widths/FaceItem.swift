import CPangoCairo

struct FaceItem {
  enum Kind {
    case own
    case other(LoadedFace)
    case emoji(LoadedFace)
  }

  let kind: Kind
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
  /// Whether all lines into which the text may be broken have the same line box and direction.
  var isEven = true
}
