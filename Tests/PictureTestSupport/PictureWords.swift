public import GalleyPicture

extension [Picture.Item] {
  /// All strings in drawing order.
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
