/// What became of one area of a picture whose layout is not known.
public struct AreaChange: Hashable, Sendable {
  public let kind: Kind
  /// Where it shows: in the second picture, and in the first if it was removed.
  public internal(set) var rect: PixelRect
  /// A digest of the pixels that changed, wherever they are.
  let pixels: Int

  public enum Kind: Hashable, Sendable {
    case added
    case removed
    /// The same is there, so many pixels to the right and down.
    case moved(x: Int, y: Int)
    /// The same is there in another colour; both as "#RRGGBB".
    case recolored(from: String, to: String)
    case smoothed
    case changed
  }

  /// What equal changes of several pictures have in common, wherever they are.
  public struct Signature: Hashable, Sendable {
    public let kind: Kind
    /// A digest of the pixels, where another one is another change.
    let pixels: Int?
  }

  /// What equal changes have in common.
  ///
  /// One colour may become another in areas of any shape, and anything may move in one direction.
  public var signature: Signature {
    switch kind {
    case .moved, .recolored, .smoothed: Signature(kind: kind, pixels: nil)
    case .added, .removed, .changed: Signature(kind: kind, pixels: pixels)
    }
  }
}

extension AreaChange.Kind {
  public var name: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .recolored: "recolored"
    case .smoothed: "smoothed"
    case .changed: "changed"
    }
  }
}
