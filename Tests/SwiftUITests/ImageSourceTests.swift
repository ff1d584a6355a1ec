import Foundation
import ImageIO
import Testing
import UIKit

@Suite("Images from data")
struct ImageSourceTests {
  @Test("An image is read from data, and its size is known")
  func data() throws {
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.pngData())
    let source = try #require(
      CGImageSourceCreateWithData(data as CFData, [kCGImageSourceShouldCache: true] as CFDictionary))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 12 && image.height == 6 && CGImageSourceGetType(source) == "public.png")
    let known = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(known?[kCGImagePropertyPixelWidth] as? Int == 12 && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
  }

  @Test("No rectangle and another are the other")
  func noRectangle() {
    let some = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect([some].reduce(.null) { $0.union($1) } == some && CGRectUnion(some, .null) == some)
    #expect(CGRect.null.isNull && !some.isNull && some.offsetBy(dx: 1, dy: 1).origin == CGPoint(x: 2, y: 3))
  }
}
