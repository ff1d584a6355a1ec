import GalleyPicture
import Testing

@testable import GalleyImage

@Suite("PDF drawings in asset catalogues")
struct AssetDrawingTests {
  /// Returns a PDF file with a page of 20 × 10 pt that draws `content`. Additional objects are numbered from five.
  private func page(_ content: String, resources: String = "", _ objects: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.7
      1 0 obj
      << /Type /Catalog /Pages 2 0 R >>
      endobj
      2 0 obj
      << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >>
      endobj
      3 0 obj
      << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >>
      endobj
      4 0 obj
      << /Length \(content.utf8.count) >>
      stream
      \(content)
      endstream
      endobj
      \(objects)
      trailer
      << /Root 1 0 R >>
      """.utf8)
  }

  /// Returns the colour of a pixel. The origin is at the top left.
  private func pixel(_ bytes: [UInt8], _ x: Int, _ y: Int, scale: Int = 1) throws -> [UInt8] {
    let bitmap = try AssetDrawing.decode(bytes, scale: scale)
    #expect(bitmap.width == 20 * scale && bitmap.height == 10 * scale)
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test("A PDF page is drawn in its colours, with the origin at the bottom")
  func fills() throws {
    let bytes = page("1 0 0 rg 0 0 10 5 re f 0 0 1 rg 10 5 m 20 5 l 20 10 l 10 10 l h f")
    #expect(AssetDrawing.isDrawing(bytes))
    #expect(try pixel(bytes, 2, 8) == [255, 0, 0, 255] && pixel(bytes, 15, 2) == [0, 0, 255, 255])
    #expect(try pixel(bytes, 2, 2)[3] == 0)
    #expect(try pixel(bytes, 6, 25, scale: 3) == [255, 0, 0, 255])
  }

  @Test("Transforms, clips and saved graphics states of a PDF page are applied")
  func states() throws {
    let bytes = page("q 0 1 0 rg 2 0 0 2 10 0 cm 0 0 2 2 re W n 0 0 9 9 re f Q 0 0 2 2 re f")
    #expect(try pixel(bytes, 12, 8) == [0, 255, 0, 255])
    #expect(try pixel(bytes, 16, 8)[3] == 0)
    #expect(try pixel(bytes, 1, 9) == [0, 0, 0, 255])
  }

  @Test("The opacity of a PDF form applies to the form as a whole")
  func forms() throws {
    let content = "1 0 0 rg 0 0 20 10 re f /G gs /F Do"
    let form = "1 g 0 0 10 10 re f"
    let bytes = page(
      content, resources: "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
      """
      5 0 obj
      << /Type /XObject /Subtype /Form /BBox [0 0 20 10] /Length \(form.utf8.count) >>
      stream
      \(form)
      endstream
      endobj
      """)
    let mixed = try pixel(bytes, 4, 4)
    #expect(mixed[0] == 255 && (126...129).contains(mixed[1]))
    #expect(try pixel(bytes, 15, 4) == [255, 0, 0, 255])
  }

  @Test("A PDF gradient interpolates colours along its line")
  func gradients() throws {
    let bytes = page(
      "/S sh",
      resources: """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Extend [true true]
        /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>
        """)
    let (left, right) = (try pixel(bytes, 1, 5), try pixel(bytes, 18, 5))
    #expect(left[0] > 220 && left[2] < 40 && right[0] < 40 && right[2] > 220)
  }

  @Test(
    "Unsupported and damaged PDF pages are rejected",
    arguments: ["BT ET", "BI EI", "/P scn 0 0 1 1 re f", "/None Do", "/X sh"])
  func refusals(content: String) {
    #expect(throws: ImageError.self) { try AssetDrawing.decode(page(content), scale: 1) }
    #expect(throws: ImageError.self) { try AssetDrawing.decode(Array("%PDF-1.7 nothing".utf8), scale: 1) }
  }

  @Test("Truncated and modified PDF pages never crash the decoder")
  func damages() {
    let whole = page("q 1 0 0 rg 0 0 10 5 re f [1 2] 0 d <</A (b\\)>> Q 1 2 3 4 5 6 c S")
    for count in stride(from: 5, to: whole.count, by: 3) {
      _ = try? PDFDrawing.svg(Array(whole[..<count]))
      var changed = whole
      changed[count] = UInt8(truncatingIfNeeded: count &* 37)
      _ = try? PDFDrawing.svg(changed)
    }
  }

  @Test("PDF forms and pages that contain themselves, and infinite domains, are rejected quickly")
  func loops() {
    let form = String(repeating: "/F Do ", count: 30)
    let own = """
      5 0 obj
      << /Subtype /Form /Resources << /XObject << /F 5 0 R >> >> /Length \(form.utf8.count) >>
      stream
      \(form)
      endstream
      endobj
      """
    #expect(throws: ImageError.self) {
      try AssetDrawing.decode(page("/F Do", resources: "/XObject << /F 5 0 R >>", own), scale: 1)
    }
    let list = "1 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 2 0 R >> endobj 2 0 obj [2 0 R 2 0 R] endobj"
    #expect(throws: ImageError.self) { try AssetDrawing.decode(Array("%PDF-1.7 \(list)".utf8), scale: 1) }
    let function = "<< /FunctionType 0 /Domain [-1.7e308 1.7e308] /Size [2] /BitsPerSample 8 /Range [0 1] >>"
    let shading = "/Shading << /S << /ShadingType 2 /Coords [0 0 20 0] /Function \(function) >> >>"
    #expect(throws: ImageError.self) { try AssetDrawing.decode(page("/S sh", resources: shading), scale: 1) }
    let endless = shading.replacing("/Coords", with: "/Domain [-1.7e308 1.7e308] /Coords")
      .replacing("1.7e308] /Size", with: "0] /Size")
    #expect(throws: ImageError.self) { try AssetDrawing.decode(page("/S sh", resources: endless), scale: 1) }
  }
}
