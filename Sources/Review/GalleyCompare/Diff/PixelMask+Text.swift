public import GalleyDiff
public import GalleyFiles
import GalleyImage
public import GalleyMessages
import GalleyPicture

public struct MaskError: Error {
  public let diagnostic: Diagnostic
}

extension PixelMask {
  /// Adds a rectangle in the form "x,y,width,height", or the mask image at the path `text`.
  ///
  /// - Parameters:
  ///   - text: Four integers "x,y,width,height" in pixels, or the path of a mask image.
  ///   - files: Reads the mask image (default: regular files on disk).
  /// - Throws: `MaskError` if the rectangle or the mask image is empty, or if the image cannot be read.
  public mutating func add(_ text: String, files: FileReader = .regularFiles) throws(MaskError) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.drop { $0 == " " })
    }
    if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] {
      guard width > 0, height > 0 else { throw MaskError(diagnostic: Diagnostic(emptyMask: text)) }
      // Clamps the numbers so that sums cannot overflow. No image is larger than these limits.
      let range = -1 << 31...1 << 31
      func near(_ number: Int) -> Int { min(max(number, range.lowerBound), range.upperBound) }
      return rects.append(PixelRect(x: near(x), y: near(y), width: near(width), height: near(height)))
    }
    let image = try Self.image(text, files)
    guard PixelMask(images: [image]).marks(in: PixelSize(image)) > 0 else {
      throw MaskError(diagnostic: Diagnostic(emptyMaskPicture: text))
    }
    images.append(image)
  }

  private static func image(_ path: String, _ files: FileReader) throws(MaskError) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try files.read(path, DiffRun.byteLimit) } catch {
      throw MaskError(diagnostic: Diagnostic(error, path: path))
    }
    do { return try ImageDecoder.decode(bytes) } catch {
      throw MaskError(diagnostic: Diagnostic(error, name: path))
    }
  }
}
