public import GalleyPicture
public import GalleyRender
public import GalleyStage
public import GalleyTables

extension RenderContext {
  /// Nil if `style` names no picture. Throws `ProofError.problems(_:)` for a file that cannot be read as a picture.
  public func logo(of style: PageStyle) throws(ProofError) -> PictureImage? {
    try style.logo.map { logo throws(ProofError) in try picture(inFile: logo.path) }
  }

  func logoFile(of style: PageStyle) throws(ProofError) -> [UInt8]? {
    try style.logo.map { logo throws(ProofError) in try bytes(ofImage: logo.path) }
  }
}
