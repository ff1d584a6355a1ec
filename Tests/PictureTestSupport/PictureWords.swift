public import GalleyPicture

extension [Picture.Item] {
  /// Everything that is written, in the order it is drawn.
  public var words: [String] {
    flatMap { item -> [String] in
      switch item {
      case .glyphs(let glyphs): [glyphs.run.text]
      case .group(let group): group.items.words
      case .fill, .stroke, .image: []
      }
    }
  }
}
