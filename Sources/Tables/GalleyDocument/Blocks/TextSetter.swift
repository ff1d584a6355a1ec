import GalleyGeometry
import GalleyPicture
import GalleyText

struct TextSetter {
  let style: DocumentStyle
  let setter: LineSetter
  let width: Double
  let isJustified: Bool
  let hyphenator: Hyphenator?
  let references: References
  var headings: ArraySlice<DocumentHeading>
  var firstNote = 1
  var images: [String: PictureImage] = [:]

  private struct Frame {
    var indent = 0.0
    var space: Double
    var bar: LineFlow.Bar?
    var color: RGBA
    var font: ResolvedFont
  }

  mutating func flow(_ blocks: [MarkdownBlock]) -> [FlowBlock] {
    flow(blocks, Frame(space: style.paragraphSpace, color: style.ink, font: style.text))
  }

  mutating func note(_ number: Int, _ blocks: [MarkdownBlock]) -> [FlowLine] {
    let indent = style.size * 1.4
    let frame = Frame(indent: indent, space: 0, color: style.ink, font: style.small)
    var lines = flow(blocks, frame).flatMap(\.content.lines)
    let mark = lineSetter([.text("\(number)")], style.small, style.secondary, indent)
    if let mark, !lines.isEmpty { lines[0].items += mark.indented(by: isRightToLeft ? width - indent : 0).items }
    return lines
  }

  private func lineSetter(
    _ parts: [MarkdownInline], _ font: ResolvedFont, _ color: RGBA, _ width: Double
  ) -> FlowLine? {
    lines(parts, font, color, LineSetter.Form(width: width, leading: style.leading(font)), hyphenates: false).first
  }

  func lines(
    _ parts: [MarkdownInline], _ font: ResolvedFont, _ color: RGBA, _ form: LineSetter.Form, hyphenates: Bool
  ) -> [FlowLine] {
    var runs = InlineRuns(
      style, references, hyphenator: hyphenates ? hyphenator : nil, firstNote: firstNote, images: images,
      width: min(form.width, width))
    runs.add(parts, font, InlineRun.Style(color: color))
    return setter.lines(runs.runs.keepingLastWord, form)
  }

  // MARK: Blocks

  private var isRightToLeft: Bool { setter.direction == .rightToLeft }

  private func indent(_ indent: Double) -> Double { isRightToLeft ? 0 : indent }

  private mutating func flow(_ blocks: [MarkdownBlock], _ frame: Frame) -> [FlowBlock] {
    blocks.flatMap { flow($0, frame) }
  }

  private mutating func flow(_ block: MarkdownBlock, _ frame: Frame) -> [FlowBlock] {
    switch block.kind {
    case .heading(let level, let parts): [heading(level, parts, frame)]
    case .paragraph(let parts): [paragraph(parts, frame)]
    case .list(let start, let isTight, let items): list(items, start, isTight, frame)
    case .quote(let blocks): quote(blocks, frame)
    case .definitions(let entries): entries.flatMap { definition($0, frame) }
    case .code(let text, _): [code(text, frame)]
    case .table(let alignments, let rows): [table(alignments, rows, frame)]
    case .rule: [rule(frame)]
    }
  }

  private func paragraph(_ parts: [MarkdownInline], _ frame: Frame) -> FlowBlock {
    let form = LineSetter.Form(
      width: width - frame.indent, leading: style.leading(frame.font), isJustified: isJustified)
    let lines = lines(parts, frame.font, frame.color, form, hyphenates: true).map {
      $0.indented(by: indent(frame.indent))
    }
    return FlowBlock(content: LineFlow(lines: lines, bar: frame.bar), space: frame.space)
  }

  private mutating func heading(_ level: Int, _ parts: [MarkdownInline], _ frame: Frame) -> FlowBlock {
    let font = style.heading(level)
    let heading = headings.popFirst()
    var words = parts
    if let number = heading?.number, !number.isEmpty { words.insert(.text(number + "\u{2002}"), at: 0) }
    let form = LineSetter.Form(width: width - frame.indent, leading: style.leading(font))
    let lines = lines(words, font, style.ink, form, hyphenates: false).map {
      $0.indented(by: indent(frame.indent))
    }
    var block = FlowBlock(content: LineFlow(lines: lines), space: style.headingSpace(level), keepsWithNext: true)
    block.endsFloating = level == 1
    if let heading {
      block.names = [heading.id]
      let title = heading.number.isEmpty ? heading.title : "\(heading.number) \(heading.title)"
      block.entry = (title, level - 1)
      if level == 1 { block.section = heading.title }
    }
    return block
  }

  private mutating func list(
    _ items: [MarkdownBlock.Item], _ start: Int?, _ isTight: Bool, _ frame: Frame
  ) -> [FlowBlock] {
    var inner = frame
    inner.space = isTight ? style.paragraphSpace * 0.3 : style.paragraphSpace * 0.7
    let marks = items.enumerated().map { index, item in
      item.isDone.map { $0 ? "☑" : "☐" } ?? start.map { "\($0 + index)." } ?? "•"
    }
    let widest = marks.map { mark(of: $0, frame)?.width ?? 0 }.max() ?? 0
    inner.indent = frame.indent + max(style.indent, widest + style.size * 0.6)
    var result: [FlowBlock] = []
    for (index, item) in items.enumerated() {
      var blocks = flow(item.blocks, inner)
      if !(blocks.first?.content is LineFlow) {
        // If an item does not start with text, its bullet or number is next to its top edge. An empty item takes one
        // line.
        let height = blocks.isEmpty ? style.leading(frame.font) : 0
        if !blocks.isEmpty { blocks[0].space = 0 }
        blocks.insert(
          FlowBlock(content: LineFlow(lines: [FlowLine(height: height)]), keepsWithNext: height == 0), at: 0)
      }
      blocks[0].space = index == 0 ? (frame.indent > 0 ? inner.space : frame.space) : inner.space
      if var lines = blocks[0].content as? LineFlow, let mark = mark(of: marks[index], frame) {
        // The numbers are right-aligned where bullets would be, so that the points after them are aligned.
        let room = inner.indent - frame.indent - style.size * 0.6
        let x = start == nil ? frame.indent + style.size * 0.3 : frame.indent + max(room - mark.width, 0)
        lines.marks.append(mark.line.indented(by: isRightToLeft ? width - x - mark.width : x))
        blocks[0].content = lines
      }
      result += blocks
    }
    return result
  }

  private func mark(of text: String, _ frame: Frame) -> (line: FlowLine, width: Double)? {
    var font = frame.font
    font.hasMonospacedDigits = true
    let layout = setter.engine.layout(TextRequest(runs: [.init(text, font: font)], missingGlyph: .box))
    guard let line = lineSetter([.text(text)], font, style.secondary, .infinity) else { return nil }
    return (line, layout.size.width)
  }

  private func definition(_ entry: MarkdownBlock.Definition, _ frame: Frame) -> [FlowBlock] {
    var inner = frame
    inner.indent += style.indent
    inner.space = style.paragraphSpace * 0.3
    var term = paragraph([.strong(entry.term)], frame)
    term.keepsWithNext = true
    return [term] + entry.texts.map { paragraph($0, inner) }
  }

  private mutating func quote(_ blocks: [MarkdownBlock], _ frame: Frame) -> [FlowBlock] {
    var inner = frame
    inner.indent += style.indent
    inner.color = style.secondary
    let x = frame.indent + 2
    inner.bar = LineFlow.Bar(x: isRightToLeft ? width - x - 2 : x, width: 2, color: style.rule)
    return flow(blocks, inner)
  }

  private func code(_ text: String, _ frame: Frame) -> FlowBlock {
    let padding = style.size * 0.6
    let inset = style.size * 0.8
    let form = LineSetter.Form(
      width: width - frame.indent - inset * 2, leading: (style.code.size * 1.4).rounded())
    var source = text.replacing("\t", with: "    ")
    if source.hasSuffix("\n") { source.removeLast() }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      setter.lines([InlineRun(text: String(line), font: style.code, style: .init(color: style.ink))], form)
    }
    var content = LineFlow(lines: lines.map { $0.indented(by: indent(frame.indent) + inset) })
    content.background = LineFlow.Background(
      x: indent(frame.indent), width: width - frame.indent, padding: padding, color: style.tint)
    return FlowBlock(content: content, space: frame.space * 1.2)
  }

  private func rule(_ frame: Frame) -> FlowBlock {
    let rect = Rect(x: indent(frame.indent), y: 0, width: width - frame.indent, height: 0.5)
    let piece = FlowPiece(items: [.fill(.init(.rect(rect), .color(style.rule)))], height: 0.5)
    return FlowBlock(content: BoxFlow(piece: piece), space: style.paragraphSpace * 1.6)
  }

  private func table(
    _ alignments: [MarkdownBlock.Alignment], _ rows: [[[MarkdownInline]]], _ frame: Frame
  ) -> FlowBlock {
    let setter = SmallTableSetter(text: self, width: width - frame.indent, x: indent(frame.indent))
    return FlowBlock(content: setter.flow(alignments, rows), space: style.figureSpace)
  }
}
