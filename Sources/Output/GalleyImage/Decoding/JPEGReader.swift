import CTurboJPEG
import GalleyPicture

enum JPEGReader {
  static func decode(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) -> Bitmap {
    guard let decompressor = Decompressor() else { throw .damaged(format: "JPEG", detail: "out of memory") }
    let header = try decompressor.header(bytes)
    try ImageDecoder.check(width: header.width, height: header.height, limit: pixelLimit)
    let upright = try decompressor.pixels(bytes, header)
    return EXIFOrientation(jpeg: bytes).applied(to: upright)
  }

  private struct Header {
    var width: Int
    var height: Int
    var isCMYK: Bool
  }

  private final class Decompressor {
    private let handle: tjhandle

    init?() {
      guard let handle = tjInitDecompress() else { return nil }
      self.handle = handle
    }

    deinit { tjDestroy(handle) }

    func header(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Header {
      var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      let status = tjDecompressHeader3(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
        &colorspace)
      guard status == 0, width > 0, height > 0 else { throw damage() }
      let isCMYK = colorspace == TJCS_CMYK.rawValue || colorspace == TJCS_YCCK.rawValue
      return Header(width: Int(width), height: Int(height), isCMYK: isCMYK)
    }

    func pixels(_ bytes: UnsafeRawBufferPointer, _ header: Header) throws(ImageError) -> Bitmap {
      let count = header.width * header.height * 4
      let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
      var status: Int32 = -1
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        // The accurate DCT produces the same pixels on every processor. The scan limit rejects files with an excessive
        // number of scans.
        status = tjDecompress2(
          handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), buffer.baseAddress,
          Int32(header.width), 0, Int32(header.height), Int32(format.rawValue),
          Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS))
        initialized = status == 0 ? count : 0
      }
      guard status == 0 else { throw damage() }
      let bitmap = Bitmap(width: header.width, height: header.height, pixels: pixels)
      return header.isCMYK ? bitmap.convertedFromInvertedCMYK() : bitmap
    }

    private func damage() -> ImageError {
      .damaged(format: "JPEG", detail: String(cString: tjGetErrorStr2(handle)))
    }
  }
}

extension Bitmap {
  /// Converts inverted CMYK, as in files from Adobe's programs.
  fileprivate func convertedFromInvertedCMYK() -> Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[start + 3])
      for channel in start..<(start + 3) { result.pixels[channel] = UInt8((Int(pixels[channel]) * black + 127) / 255) }
      result.pixels[start + 3] = 255
    }
    return result
  }
}
