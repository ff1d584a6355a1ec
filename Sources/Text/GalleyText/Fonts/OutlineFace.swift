import CPangoFT2
import GalleyGeometry
package import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A face that provides outlines. Its FreeType library is set up by hand, because `FT_Init_FreeType` reads the
/// environment.
package final class OutlineFace {
  private let face: FT_Face
  private let library: FT_Library
  private let memory: FT_Memory

  package init?(path: String, index: Int = 0) {
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var library: FT_Library?
    guard FT_New_Library(memory, &library) == 0, let library else {
      memory.deallocate()
      return nil
    }
    FT_Add_Default_Modules(library)
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face, face.pointee.units_per_EM > 0 else {
      FT_Done_Library(library)
      memory.deallocate()
      return nil
    }
    (self.library, self.face) = (library, face)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_Library(library)
    memory.deallocate()
  }

  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return glyph == 0 ? nil : UInt32(glyph)
  }

  package func glyph(named name: String) -> UInt32? {
    let glyph = FT_Get_Name_Index(face, name)
    return glyph == 0 ? nil : UInt32(glyph)
  }

  /// Returns the outline in ems, relative to the baseline with y pointing down.
  package func outline(of glyph: UInt32) -> (elements: [Path.Element], advance: Double)? {
    guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let em = Double(face.pointee.units_per_EM)
    let pen = OutlinePen(unit: 1 / em)
    var functions = FT_Outline_Funcs(
      move_to: { to, pen in OutlinePen.draw(to, pen) { $0.move(to: $1) } },
      line_to: { to, pen in OutlinePen.draw(to, pen) { $0.line(to: $1) } },
      conic_to: { control, to, pen in
        guard let control else { return 1 }
        return OutlinePen.draw(to, pen) { $0.curve(control.pointee, to: $1) }
      },
      cubic_to: { first, second, to, pen in
        guard let first, let second else { return 1 }
        return OutlinePen.draw(to, pen) { $0.curve(first.pointee, second.pointee, to: $1) }
      }, shift: 0, delta: 0)
    let isDrawn = withExtendedLifetime(pen) {
      FT_Outline_Decompose(
        &face.pointee.glyph.pointee.outline, &functions, Unmanaged.passUnretained(pen).toOpaque()) == 0
    }
    guard isDrawn else { return nil }
    return (pen.closed, Double(face.pointee.glyph.pointee.metrics.horiAdvance) / em)
  }
}

private final class OutlinePen {
  private var elements: [Path.Element] = []
  private var place = Point.zero
  private let unit: Double

  init(unit: Double) { self.unit = unit }

  var closed: [Path.Element] { elements.isEmpty ? [] : elements + [.close] }

  func move(to end: FT_Vector) {
    if !elements.isEmpty { elements.append(.close) }
    place = point(end)
    elements.append(.move(place))
  }

  func line(to end: FT_Vector) {
    place = point(end)
    elements.append(.line(place))
  }

  func curve(_ control: FT_Vector, to end: FT_Vector) {
    let (start, control, end) = (place, point(control), point(end))
    func between(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    elements.append(.curve(control1: between(start), control2: between(end), end: end))
    place = end
  }

  func curve(_ first: FT_Vector, _ second: FT_Vector, to end: FT_Vector) {
    place = point(end)
    elements.append(.curve(control1: point(first), control2: point(second), end: place))
  }

  private func point(_ vector: FT_Vector) -> Point { Point(x: Double(vector.x) * unit, y: -Double(vector.y) * unit) }

  static func draw(
    _ end: UnsafePointer<FT_Vector>?, _ pen: UnsafeMutableRawPointer?, _ body: (OutlinePen, FT_Vector) -> Void
  ) -> Int32 {
    guard let end, let pen else { return 1 }
    body(Unmanaged<OutlinePen>.fromOpaque(pen).takeUnretainedValue(), end.pointee)
    return 0
  }
}
