import CImageLibraries
import GalleyPicture

/// A library that is loaded when the first file of its format is read, and then stays loaded.
final class ImageLibrary: Sendable {
  private let format: String
  private let file: String
  private let package: String
  /// The handle of the library. It is stored as an integer, so that threads can share it.
  private let handle: Int?

  /// Describes a library. `number` is the version of its interface at build time, or nil if the library was not
  /// installed.
  init(format: String, name: String, number: String?, package: String) {
    self.format = format
    self.package = package
    #if os(Linux)
      let files = ["\(name).so.\(number ?? "")"]
    #else
      let files = ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { "\($0)\(name).\(number ?? "").dylib" }
    #endif
    file = files[0]
    let opened = number == nil ? nil : files.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    handle = opened.map { Int(bitPattern: $0) }
  }

  func read(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int,
    with body: (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int, UInt64) -> cimage_result
  ) throws(ImageError) -> Bitmap {
    guard let library = handle.flatMap({ UnsafeMutableRawPointer(bitPattern: $0) }) else {
      throw .missingLibrary(format: format, library: file, package: package)
    }
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { throw .unknownFormat }
    let result = body(library, start, bytes.count, UInt64(max(0, pixelLimit)))
    defer { free(result.pixels) }
    let (width, height) = (Int(result.width), Int(result.height))
    switch result.status {
    case cimage_read: break
    case cimage_too_large: throw .tooLarge(width: width, height: height, limit: pixelLimit)
    case cimage_several: throw .severalPictures(format: format, count: Int(result.count))
    case cimage_no_memory: throw .damaged(format: format, detail: "out of memory")
    case cimage_no_symbol: throw .missingLibrary(format: format, library: file, package: package)
    default: throw .damaged(format: format, detail: "\(file) cannot read it")
    }
    guard let pixels = result.pixels else { throw .damaged(format: format, detail: "it has no pixels") }
    let bitmap = Bitmap(
      width: width, height: height, pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
    return result.multiplied != 0 ? bitmap.dividedByAlpha() : bitmap
  }
}

extension Bitmap {
  fileprivate func dividedByAlpha() -> Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[start + 3])
      guard alpha != 255 else { continue }
      for channel in start..<(start + 3) {
        result.pixels[channel] = alpha == 0 ? 0 : UInt8(min((Int(pixels[channel]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return result
  }
}
