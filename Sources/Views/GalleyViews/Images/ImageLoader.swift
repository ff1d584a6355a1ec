public import GalleyPicture

/// The door to image files: a struct of functions, so that tests need no files.
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

/// An image that nobody can read.
private struct UnknownImage: Error {
  let name: String
}
