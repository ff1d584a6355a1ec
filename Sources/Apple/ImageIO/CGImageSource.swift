@_exported public import AppleFoundation
public import CoreGraphics
import Foundation
import GalleyImage
import GalleyPicture

/// What images are read from: of an animation the first picture.
public final class CGImageSource: Sendable {
  let picture: PictureImage
  let bytes: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard let picture = try? PictureImage(decoding: bytes) else { return nil }
    (self.picture, self.bytes) = (picture, bytes)
  }
}

/// What images are read from in `data`; nil where that is no image.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](data))
}

/// What images are read from in the file at `url`; nil where that is no image.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  FileManager.default.contents(atPath: url.path).flatMap { CGImageSource([UInt8]($0)) }
}

/// How many images there are: one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// The image at `index`, from 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? CGImage(source.picture) : nil }

/// The image at `index`, from 0, in its own size.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, options) }

/// What is known of the image at `index`: how large it is.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  let bitmap = source.picture.bitmap
  return index == 0 ? [kCGImagePropertyPixelWidth: bitmap.width, kCGImagePropertyPixelHeight: bitmap.height] : nil
}

/// The kind of file; nil of one that is not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  let kinds: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8], "public.jpeg"), (Array("GIF8".utf8), "com.compuserve.gif"),
    (Array("RIFF".utf8), "org.webmproject.webp"),
  ]
  return kinds.first { source.bytes.starts(with: $0.0) }?.1
}

/// What is asked of an image, and has no say here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// What is asked of an image, and has no say here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// What is asked of an image, and has no say here.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// What is asked of an image, and has no say here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// What is asked of an image, and has no say here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// What is asked of an image, and has no say here.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// How many pixels an image is wide.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How many pixels an image is high.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
