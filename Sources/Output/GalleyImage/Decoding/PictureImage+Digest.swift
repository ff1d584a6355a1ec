import GalleyFiles
public import GalleyPicture

extension PictureImage {
  /// Creates an image that is identified by the digest of its size and pixels.
  public init(_ bitmap: Bitmap) {
    var digest = SHA256()
    digest.update(bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height)))
    digest.update(bitmap.pixels)
    self.init(digest: digest.hexDigest(), bitmap: bitmap)
  }

  /// Decodes the file in `bytes`. The image is identified by the digest of the file.
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG or JPEG file. The same image in different files has different digests.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: ``ImageError`` if the format is unknown, the image is damaged, or it has too many pixels.
  public init(
    decoding bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageError) {
    let bitmap = try ImageDecoder.decode(bytes, pixelLimit: pixelLimit)
    self.init(digest: SHA256.hexDigest(of: bytes), bitmap: bitmap)
  }
}
