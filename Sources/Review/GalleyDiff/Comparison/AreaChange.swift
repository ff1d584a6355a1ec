/// A change in one area of an image, found without a layout.
public struct AreaChange: Hashable, Sendable {
  public let kind: Kind
  /// The position of the area in the second image, or in the first if it was removed.
  public internal(set) var rect: PixelRect
  /// A hash of the area's pixels that does not depend on the area's position.
  let pixels: Int

  public enum Kind: Hashable, Sendable {
    case added
    case removed
    /// The distance is in pixels, to the right and down.
    case moved(x: Int, y: Int)
    /// "#RRGGBB", or "#RRGGBBAA" for a transparent colour.
    case recolored(from: String, to: String)
    case smoothed
    case changed
  }

  /// A key that identifies the same change in several images, whatever its position.
  public struct Signature: Hashable, Sendable {
    public let kind: Kind
    let pixels: Int?
  }

  /// The key of this change. It ignores pixels for moves and recolouring, which can affect areas of any shape.
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
