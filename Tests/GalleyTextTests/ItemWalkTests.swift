import Testing

@testable import GalleyText

@Suite("Glyphs with extreme advance widths")
struct ItemWalkTests {
  static let widest = Int32.max / 2 - 1

  @Test("Negative glyph advances and advances above the limit are rejected")
  func letters() {
    var letters = ItemLetters(byteCount: 2)
    let isAdded = [-1, Int32.max, Self.widest, 1].map { letters.add($0, at: 0, isTied: false) }
    #expect(isAdded == [false, false, true, false])
    #expect(letters.advance(at: 0) == Self.widest)
    #expect(letters.advance(at: 1) == 0 && letters.isTied(at: 1))
  }

  @Test("Glyph advances are added up until a position would overflow", arguments: 1...6)
  func sum(count: Int) {
    let text = Array(String(repeating: "a", count: count).utf8)
    var letters = ItemLetters(byteCount: count)
    let isAdded = (0..<count).map { letters.add(Self.widest, at: $0, isTied: false) }
    #expect(isAdded.allSatisfy { $0 })
    let positions = LetterPositions()
    var walk = ItemWalk(positions)
    let item = FaceItem(kind: .own, bytes: 0..<count)
    text.withUnsafeBufferPointer { walk.add(item, of: $0, letters) }
    let isKnown = walk.finish()
    #expect(isKnown == (count <= 2))
    #expect(positions.count == count)
    if count <= 2 { #expect(Int(positions.starts[count]) == count * Int(Self.widest)) }
  }
}
