public import GalleyPicture

/// A struct of functions, so tests need no files.
///
/// ```
/// let loader = ImageLoader { name in
///   guard let image = images[name] else { throw MissingImage(name: name) }
///   return image
/// }
/// ```
public struct ImageLoader {
  public var load: (_ name: String) throws -> PictureImage

  public init(load: @escaping (_ name: String) throws -> PictureImage) { self.load = load }
}

extension BuildContext {
  package internal(set) var images: ImageLoader {
    get { self[TreeImages.self].loader }
    set { self[TreeImages.self].loader = newValue }
  }
}

private final class TreeImages: TreeValue {
  var loader = ImageLoader { throw UnknownImage(name: $0) }

  init(in graph: ViewGraph) {}
}

private struct UnknownImage: Error {
  let name: String
}
