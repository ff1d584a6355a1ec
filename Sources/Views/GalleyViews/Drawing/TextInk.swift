import GalleyGeometry
import GalleyPicture
import GalleyText

/// `frame` is the rectangle that the styles fill.
struct TextInk {
  let styles: [TextRunStyle]
  let frame: Rect

  func items(of lines: [TextLayout.Line]) -> [Picture.Item] {
    lines.flatMap { line in
      backgrounds(for: line) + bars(for: line)
        + line.runs.filter { styles.indices.contains($0.source) && !styles[$0.source].isCovered }.flatMap { placed in
          run(placed, at: Point(x: line.x + placed.x, y: line.baseline), styles[placed.source])
        }
    }
  }

  private func backgrounds(for line: TextLayout.Line) -> [Picture.Item] {
    line.runs.compactMap { placed in
      guard styles.indices.contains(placed.source), let background = styles[placed.source].background else {
        return nil
      }
      let rect = Rect(x: line.x + placed.x, y: line.y, width: placed.run.width, height: line.height)
      return .fill(.init(.rect(rect), background.paint(in: frame)))
    }
  }

  /// Neighbouring runs of the same style share one bar.
  private func bars(for line: TextLayout.Line) -> [Picture.Item] {
    var bars: [(rect: Rect, style: ResolvedStyle)] = []
    for placed in line.runs where styles.indices.contains(placed.source) && styles[placed.source].isCovered {
      let (run, style) = (placed.run, styles[placed.source].foreground)
      // The bar starts slightly above the capital letters and ends slightly above the bottom of the descenders.
      let rect = Rect(
        x: line.x + placed.x, y: line.baseline - run.size * 0.76, width: run.width, height: run.size * 0.95)
      if let last = bars.last, last.style == style, abs(last.rect.maxX - rect.minX) < run.size {
        bars[bars.count - 1].rect = last.rect.union(rect)
      } else {
        bars.append((rect, style))
      }
    }
    return bars.filter { $0.rect.width > 0 }.map { bar in
      let path = Path.roundedRect(bar.rect, cornerRadius: bar.rect.height * 0.22, style: .continuous)
      return .fill(.init(path, bar.style.multiplyingAlpha(by: Redaction.cover).paint(in: frame)))
    }
  }

  private func glyphs(_ run: GlyphRun, at origin: Point, _ style: ResolvedStyle) -> [Picture.Item] {
    let glyphs = Picture.Item.glyphs(.init(run, at: origin, style.paint(in: frame)))
    if case .shadowed = style { return style.shadowing([glyphs]) }
    guard case .tiles = style else { return [glyphs] }
    // Glyphs extend beyond their line by less than the font size.
    let area = Rect(x: origin.x, y: origin.y, width: run.width, height: 0).insetBy(dx: -run.size, dy: -run.size * 2)
    return [style.shown(glyphs, over: area, in: frame)]
  }

  private func run(_ placed: TextLayout.PlacedRun, at origin: Point, _ style: TextRunStyle) -> [Picture.Item] {
    func bar(top: Double, thickness: Double, _ line: TextRunStyle.Line) -> Picture.Item {
      let rect = Rect(x: origin.x, y: origin.y + top, width: placed.run.width, height: thickness)
      if line.dashes.isEmpty { return .fill(.init(.rect(rect), line.style.paint(in: frame))) }
      let ends = [Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY)]
      let stroke = StrokeStyle(lineWidth: thickness, dash: line.dashes.map { $0 * thickness })
      return .stroke(.init(.elements([.move(ends[0]), .line(ends[1])]), line.style.paint(in: frame), style: stroke))
    }
    let rules = placed.rules
    let under = style.underline.map { bar(top: rules.underlineTop, thickness: rules.underlineThickness, $0) }
    let through = style.strikethrough.map {
      bar(top: rules.strikethroughTop, thickness: rules.strikethroughThickness, $0)
    }
    // A truncation mark can belong to the run of an image but is not an image itself.
    let image = placed.run.text == InlineBox.character ? style.image : nil
    let content =
      image?.items(at: origin, width: placed.run.width) ?? glyphs(placed.run, at: origin, style.foreground)
    return [under].compactMap { $0 } + content + [through].compactMap { $0 }
  }
}
