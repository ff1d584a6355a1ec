public import GalleyPicture

/// The door to image files: a struct of functions, so that tests need no files.
public struct ImageLoader {
  /// Reads the image that a view names.
  public var load: (_ name: String) throws -> PictureImage

  /// A loader that reads with `load`.
  public init(load: @escaping (_ name: String) throws -> PictureImage) { self.load = load }
}
