public import GalleyGeometry
import GalleyPicture
import GalleyText

extension Text {
  public struct Layout: RandomAccessCollection, Equatable {
    let layout: TextLayout
    let styles: [TextRunStyle]
    let frame: Rect

    public var isTruncated: Bool { layout.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { layout.lines.count }

    public subscript(index: Int) -> Line { Line(layout: self, line: layout.lines[index]) }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout {
  public struct TypographicBounds: Equatable, Sendable {
    public var origin: Point
    public var width: Double
    public var ascent: Double
    public var descent: Double
    public var leading: Double

    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

    init(origin: Point, width: Double, ascent: Double, descent: Double) {
      (self.origin, self.width, self.ascent, self.descent) = (origin, width, ascent, descent)
      leading = 0
    }

    public var rect: Rect { Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  public struct Line: RandomAccessCollection, Equatable {
    let layout: Text.Layout
    let line: TextLayout.Line

    public var origin: Point { Point(x: line.x, y: line.baseline) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public var typographicBounds: TypographicBounds { bounds(from: 0, width: line.width) }

    public subscript(index: Int) -> Run { Run(line: self, placed: line.runs[index]) }

    func bounds(from x: Double, width: Double) -> TypographicBounds {
      let ascent = line.baseline - line.y
      return TypographicBounds(
        origin: Point(x: line.x + x, y: line.baseline), width: width, ascent: ascent, descent: line.height - ascent)
    }
  }

  public struct Run: RandomAccessCollection, Equatable {
    let line: Line
    let placed: TextLayout.PlacedRun

    public var startIndex: Int { 0 }
    public var endIndex: Int { placed.run.pieces.count }
    public var typographicBounds: TypographicBounds { line.bounds(from: placed.x, width: placed.run.width) }
    public var layoutDirection: LayoutDirection { placed.run.isRightToLeft ? .rightToLeft : .leftToRight }

    public subscript<Value: TextAttribute>(key: Value.Type) -> Value? {
      let styles = line.layout.styles
      return styles.indices.contains(placed.source) ? styles[placed.source].attributes.value(of: key) : nil
    }

    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  public struct RunSlice: RandomAccessCollection, Equatable {
    public let run: Run
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public var typographicBounds: TypographicBounds {
      let placed = self.placed
      return run.line.bounds(from: placed.x, width: placed.run.width)
    }

    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    public subscript<Value: TextAttribute>(key: Value.Type) -> Value? { run[key] }

    var placed: TextLayout.PlacedRun { run.placed.cut(to: indices) }
  }
}

extension TextLayout.PlacedRun {
  fileprivate func cut(to indices: Range<Int>) -> TextLayout.PlacedRun {
    let pieces = run.pieces
    let some = pieces[indices.clamped(to: pieces.startIndex..<pieces.endIndex)]
    var cut = self
    guard let first = some.first, let last = some.last, some.count < pieces.count else { return cut }
    let glyphs =
      min(first.glyphs.lowerBound, last.glyphs.lowerBound)..<max(first.glyphs.upperBound, last.glyphs.upperBound)
    let left = glyphs.lowerBound == 0 ? 0 : run.glyphs[glyphs.lowerBound].x
    let right = glyphs.upperBound < run.glyphs.count ? run.glyphs[glyphs.upperBound].x : run.width
    cut.x += left
    cut.run.width = max(0, right - left)
    cut.run.glyphs = run.glyphs[glyphs].map { glyph in
      var glyph = glyph
      glyph.x -= left
      return glyph
    }
    let bytes = Array(run.text.utf8)[first.bytes.lowerBound..<last.bytes.upperBound]
    cut.run.text = String(decoding: bytes, as: UTF8.self)
    cut.run.clusters = some.map { .init(bytes: $0.bytes.count, glyphs: $0.glyphs.count) }
    return cut
  }
}
