public import GalleyPicture
public import GalleyRender
public import GalleyStage
public import GalleyTables

extension RenderContext {
  /// The picture that `style` names; nil where it names none.
  ///
  /// - Throws: ``ProofError/problems(_:)`` for a file that cannot be read as a picture.
  public func logo(of style: PageStyle) throws(ProofError) -> PictureImage? {
    try style.logo.map { logo throws(ProofError) in try picture(inFile: logo.path) }
  }

  /// The bytes of the picture that `style` names; nil where it names none.
  func logoFile(of style: PageStyle) throws(ProofError) -> [UInt8]? {
    try style.logo.map { logo throws(ProofError) in try bytes(ofImage: logo.path) }
  }
}
