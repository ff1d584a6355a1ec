import GalleyPicture

struct ImageWriter {
  let bitmap: Bitmap
  let isInterpolated: Bool

  func write(to objects: PDFObjects) throws(PDFError) -> PDFObjects.Reference {
    let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
    let mask = isOpaque ? nil : try write(channels: [3], entries: "/ColorSpace/DeviceGray", to: objects)
    let soft = mask.map { "/SMask \($0.number) 0 R" } ?? ""
    return try write(channels: [0, 1, 2], entries: "/ColorSpace/DeviceRGB" + soft, to: objects)
  }

  private func write(
    channels: [Int], entries: String, to objects: PDFObjects
  ) throws(PDFError) -> PDFObjects.Reference {
    let reference = objects.reserve()
    if objects.isSilent { return reference }
    let rows = ByteBuffer(capacity: bitmap.height * (bitmap.width * channels.count + 1))
    putRows(of: channels, to: rows)
    try objects.writeStream(reference, rows.bytes) { out in
      out.put("/Type/XObject/Subtype/Image/Width ")
      out.put(bitmap.width)
      out.put("/Height ")
      out.put(bitmap.height)
      out.put("/BitsPerComponent 8")
      out.put(entries)
      if isInterpolated { out.put("/Interpolate true") }
      out.put("/DecodeParms<</Predictor 15/Colors ")
      out.put(channels.count)
      out.put("/Columns ")
      out.put(bitmap.width)
      out.put(">>")
    }
    return reference
  }

  /// Writes each row as the difference from the row above, which compresses well for interfaces.
  private func putRows(of channels: [Int], to rows: ByteBuffer) {
    let stride = bitmap.width * 4
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        rows.reserve(bitmap.width * channels.count + 1)
        rows.putReserved(2)
        for x in 0..<bitmap.width {
          let place = y * stride + x * 4
          for channel in channels {
            let above = y == 0 ? 0 : pixels[place - stride + channel]
            rows.putReserved(pixels[place + channel] &- above)
          }
        }
      }
    }
  }
}
