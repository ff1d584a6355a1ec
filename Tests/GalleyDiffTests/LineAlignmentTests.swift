import GalleyDiff
import GalleyPicture
import Testing

@Suite("Matching pixel rows by content")
struct LineAlignmentTests {
  /// An image whose rows are numbers. Rows with the same number are identical.
  private func rows(_ numbers: [Int], width: Int = 20) -> Bitmap {
    Bitmap(
      width: width, height: numbers.count,
      pixels: numbers.flatMap { number in
        (0..<width).flatMap { x in
          number == 0 ? [255, 255, 255, 255] : [UInt8(number * 37 & 255), UInt8(x * number & 255), 40, 255]
        }
      })
  }

  private func alignment(_ first: Bitmap, _ second: Bitmap) -> LineAlignment? {
    LineAlignment(explaining: PixelComparison().compare(first, second), of: first, second)
  }

  private let text = Array(1...40)

  @Test("Inserted and removed rows are found, and no other differences are reported")
  func edits() {
    var changed = text
    changed.insert(contentsOf: [101, 102, 103], at: 20)
    changed.removeSubrange(4..<6)
    let found = alignment(rows(text), rows(changed))
    #expect(
      found?.edits == [.init(isInsertion: false, start: 4, count: 2), .init(isInsertion: true, start: 18, count: 3)])
    #expect(found?.different == 0)
    #expect(found?.shifted == 34)
    #expect(found?.axis == .rows)
  }

  @Test("The rows that an insertion pushes out of a window of fixed height are reported as removed")
  func window() {
    var changed = text
    changed.insert(contentsOf: [101, 102], at: 10)
    let found = alignment(rows(text), rows(Array(changed.prefix(40))))
    #expect(
      found?.edits == [.init(isInsertion: true, start: 10, count: 2), .init(isInsertion: false, start: 38, count: 2)])
  }

  @Test("Only real changes inside matched rows are counted as different")
  func inside() {
    var changed = text
    changed.insert(101, at: 10)
    var second = rows(changed)
    second.pixels[(30 * 20 + 3) * 4] ^= 255
    second.pixels[(31 * 20 + 3) * 4] ^= 255
    let found = alignment(rows(text), second)
    #expect(found?.different == 2)
    #expect(found?.edits == [.init(isInsertion: true, start: 10, count: 1)])
  }

  @Test("Blank rows do not mislead the matching of rows")
  func blanks() {
    let spaced = text.flatMap { [$0, 0, 0] }
    var changed = spaced
    changed.insert(contentsOf: [101, 0, 0], at: 30)
    let found = alignment(rows(spaced), rows(changed))
    #expect(found?.edits.count == 1)
    #expect(found?.edits.first?.count == 3)
    #expect(found?.different == 0)
  }

  @Test("Columns are matched if rows cannot be matched")
  func columns() {
    func transposed(_ bitmap: Bitmap) -> Bitmap {
      Bitmap(
        width: bitmap.height, height: bitmap.width,
        pixels: (0..<bitmap.width).flatMap { x in
          (0..<bitmap.height).flatMap { y in
            let pixel = bitmap[x, y]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
          }
        })
    }
    var changed = text
    changed.insert(101, at: 10)
    let found = alignment(transposed(rows(text)), transposed(rows(changed)))
    #expect(found?.axis == .columns)
    #expect(found?.edits == [.init(isInsertion: true, start: 10, count: 1)])
  }

  @Test("If all content of an image moved by the same distance, that is recognised as a slide")
  func slide() {
    let down = alignment(rows(text), rows([101, 102] + text.dropLast(2)))
    #expect(down?.slide == 2 && down?.different == 0)
    let up = alignment(rows(text), rows(text.dropFirst(3) + [101, 102, 103]))
    #expect(up?.slide == -3)
    var inserted = text
    inserted.insert(contentsOf: [101, 102], at: 10)
    #expect(alignment(rows(text), rows(Array(inserted.prefix(40))))?.slide == nil)
  }

  @Test("Rows that are identical by coincidence are not matched", arguments: 0..<20)
  func chance(seed: Int) {
    // Two frames of a rotating object: every row differs, but a few rows of one frame recur elsewhere in the other.
    let first = (0..<24).map { 1 + $0 + seed * 50 }
    var second = (0..<24).map { 1001 + $0 + seed * 50 }
    second[9 + seed % 5] = first[4]
    second[(12 + seed) % 24] = 0
    #expect(alignment(rows(first), rows(second)) == nil)
  }

  @Test("Rows that have only their background in common are not matched")
  func ground() {
    func framed(_ rows: [Int], _ before: Int, _ after: Int) -> [Int] {
      Array(repeating: 0, count: before) + rows + Array(repeating: 0, count: after)
    }
    let first = framed(Array(1...20), 30, 30)
    // The same words, antialiased half a pixel further down. A few rows are identical, shifted by one row.
    let second = framed([200] + (1...20).map { $0 % 6 == 0 ? $0 : 300 + $0 }, 30, 29)
    #expect(alignment(rows(first), rows(second)) == nil)
    let moved = framed(Array(1...20), 33, 27)
    #expect(alignment(rows(first), rows(moved))?.different == 0)
  }

  @Test("A single identical row in unrelated images is not mistaken for a slide")
  func unrelated() {
    let first = rows(Array(1...100), width: 60)
    #expect(alignment(first, rows([100] + (101...199), width: 60)) == nil)
    // A few identical rows at the edge are not enough either.
    #expect(alignment(first, rows(Array(95...100) + (101...194), width: 60)) == nil)
    // If half of the rows are identical, that is enough.
    #expect(alignment(first, rows(Array(46...100) + (101...145), width: 60))?.slide == -45)
  }

  @Test("Masked pixels in moved rows are ignored")
  func masked() {
    func changed(_ bitmap: Bitmap, _ rows: Range<Int>, _ value: UInt8) -> Bitmap {
      var bitmap = bitmap
      for y in rows { for x in 2..<8 { bitmap.pixels[(y * bitmap.width + x) * 4] = value } }
      return bitmap
    }
    let first = changed(rows(Array(1...60)), 20..<26, 255)
    let second = changed(rows(Array(5...64)), 20..<26, 254)
    let plain = PixelComparison().compare(first, second)
    #expect((LineAlignment(explaining: plain, of: first, second)?.different ?? 0) > 0)
    let mask = PixelMask(rects: [PixelRect(x: 2, y: 20, width: 6, height: 6)])
    let diff = PixelComparison(mask: mask).compare(first, second)
    let found = LineAlignment(explaining: diff, of: first, second)
    #expect(found?.slide == -4 && found?.different == 0)
  }

  @Test("Images without a common structure are not matched")
  func none() {
    #expect(alignment(rows(text), rows(text)) == nil)
    #expect(alignment(rows(text), rows(Array(201...240))) == nil)
    var second = rows(text)
    second.pixels[4] ^= 255
    #expect(alignment(rows(text), second) == nil)
    #expect(alignment(rows([1]), Bitmap(width: 3, height: 0, pixels: [])) == nil)
  }
}
