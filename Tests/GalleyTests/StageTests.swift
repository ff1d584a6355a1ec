import Galley
import Testing

@Suite("Stage")
struct StageTests {
  @Test("A view becomes a PNG file")
  func png() throws {
    let bytes = try Stage(size: Size(width: 100, height: 50)) { Text("Hello") }.png()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
