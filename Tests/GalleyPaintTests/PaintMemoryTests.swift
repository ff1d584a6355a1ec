import GalleyGeometry
import GalleyPicture
import Testing

@testable import GalleyPaint

@Suite("Estimates of the memory that painting needs")
struct PaintMemoryTests {
  private static let size = Size(width: 1000, height: 1000)

  private func bytes(_ items: [Picture.Item], scale: Double = 1) -> Int {
    PaintMemory.bytes(of: Picture(size: Self.size, items: items), scale: scale)
  }

  private var area: Picture.Item { .fill(.init(.rect(Rect(size: Self.size)), .color(.black))) }

  private func group(_ items: [Picture.Item], _ change: (inout Picture.Group) -> Void = { _ in }) -> Picture.Item {
    var group = Picture.Group(items)
    change(&group)
    return .group(group)
  }

  @Test("The estimated memory grows with the number of pixels, not with the number of plain items")
  func pixels() {
    #expect(bytes([]) == 8_000_000 && bytes([area]) == bytes([]))
    #expect(bytes([area], scale: 3) == 9 * bytes([area]))
    #expect(bytes(Array(repeating: area, count: 100)) == bytes([area]))
    #expect(bytes([group([area, area])]) == bytes([area]))
  }

  @Test("The memory of nested layers adds up, and layers next to each other share memory")
  func layers() {
    let faded = group([area, area]) { $0.opacity = 0.5 }
    func nested(_ depth: Int) -> Picture.Item {
      (0..<depth).reduce(area) { inner, _ in group([inner, inner]) { $0.opacity = 0.5 } }
    }
    #expect(bytes([faded, faded, faded]) == bytes([faded]))
    #expect(bytes([nested(5)]) - bytes([nested(4)]) == 4_000_000)
    let small = group([area, area]) {
      $0.opacity = 0.5
      $0.clip = .rect(Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(bytes([small]) == bytes([area]))
    #expect(bytes([group([area]) { $0.opacity = 0 }]) == bytes([area]))
  }

  @Test("A blur needs more memory than a shadow, and larger radii need less than smaller ones")
  func effects() {
    func blurred(_ radius: Double) -> Int { bytes([group([area]) { $0.filter = .blur(radius: radius) }]) }
    func shadowed(_ radius: Double) -> Int {
      bytes([group([area]) { $0.shadow = Picture.Shadow(color: .black, radius: radius) }])
    }
    #expect(blurred(3) > shadowed(3) && shadowed(3) > bytes([area]))
    #expect(blurred(60) < blurred(3) && shadowed(120) < shadowed(6))
  }

  @Test("A picture that exceeds the memory limit is rejected before painting; the error states both sizes")
  func limit() throws {
    let painter = try Painter(digests: SharedFontDigests(), memoryLimit: 10_000_000)
    let picture = Picture(size: Self.size, items: [area])
    #expect(throws: Never.self) { try painter.png(picture, scale: 1) }
    #expect(throws: PaintError.needsMemory(bytes: 32_000_000, limit: 10_000_000)) { try painter.png(picture, scale: 2) }
    #expect(throws: PaintError.needsMemory(bytes: 32_000_000, limit: 10_000_000)) {
      try painter.paint(picture, scale: 2)
    }
    // The painter can still be used afterwards.
    #expect(throws: Never.self) { try painter.png(picture, scale: 0.5) }
  }

  @Test("For infinite and invalid sizes, the estimate is zero")
  func infinite() {
    for side in [Double.infinity, .nan, -5, 0] {
      #expect(PaintMemory.bytes(of: Picture(size: Size(width: side, height: 10), items: []), scale: 1) == 0)
    }
    #expect(PaintMemory.bytes(of: Picture(size: Size(width: 1e150, height: 1e150), items: []), scale: 1) > 1 << 60)
  }
}
