public import GalleyPicture
public import GalleyRender
public import GalleyStage
public import GalleyTables

extension RenderContext {
  /// Returns the logo of `style`, or nil if it has none. Throws `ProofError.problems(_:)` if the file cannot be read as
  /// an image.
  public func logo(of style: PageStyle) throws(ProofError) -> PictureImage? {
    try style.logo.map { logo throws(ProofError) in try picture(inFile: logo.path) }
  }

  func logoFile(of style: PageStyle) throws(ProofError) -> [UInt8]? {
    try style.logo.map { logo throws(ProofError) in try bytes(ofImage: logo.path) }
  }
}
