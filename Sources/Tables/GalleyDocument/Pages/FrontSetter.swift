import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyTables
import GalleyTemplate
import GalleyText

struct FrontSetter {
  let report: ReportFile
  let style: DocumentStyle
  let frame: DocumentFrame
  let words: PrintLabels
  let text: TextSetter

  func blocks(logo: PictureImage?, headings: [DocumentHeading], _ references: References) -> [FlowBlock] {
    var blocks: [FlowBlock] = []
    if let title = title(logo) { blocks.append(title) }
    let contents = contents(headings, references)
    if !contents.isEmpty {
      blocks += contents
      if report.hasCover { blocks[blocks.count - contents.count].startsPage = true }
    }
    return blocks
  }

  /// Whether the text begins on a new page. Without a cover, it begins below the contents.
  var endsPage: Bool { report.hasCover }

  // MARK: Title

  private func title(_ logo: PictureImage?) -> FlowBlock? {
    let byline = [report.author, report.date].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    guard logo != nil || [report.title, report.subtitle, byline].contains(where: { !$0.isEmpty }) else { return nil }
    var piece = FlowPiece()
    if report.hasCover { piece.height = frame.body.height * 0.24 }
    let mark = logo.map { self.logo($0) }
    let room = frame.body.width - (mark.map { $0.size.width + style.size * 2 } ?? 0)
    if let mark {
      piece.append(
        [.image(mark.image)], at: Point(x: isRightToLeft ? 0 : frame.body.width - mark.size.width, y: piece.height))
    }
    let top = piece.height
    add(report.title, style.title, style.ink, width: room, to: &piece)
    if !report.subtitle.isEmpty {
      piece.height += style.size * 0.6
      add(report.subtitle, style.subtitle, style.secondary, width: room, to: &piece)
    }
    if !byline.isEmpty {
      piece.height += style.size * 1.2
      add(byline, style.text, style.secondary, width: room, to: &piece)
    }
    piece.height = max(piece.height, top + (mark?.size.height ?? 0)) + style.size * 2
    var block = FlowBlock(content: BoxFlow(piece: piece))
    block.entry = report.title.isEmpty ? nil : (report.title, 0)
    return block
  }

  private func add(
    _ words: String, _ font: ResolvedFont, _ color: RGBA, width: Double, to piece: inout FlowPiece
  ) {
    guard !words.isEmpty else { return }
    let form = LineSetter.Form(width: width, leading: style.leading(font))
    let x = isRightToLeft ? frame.body.width - width : 0
    for line in text.lines([.text(words)], font, color, form, hyphenates: false) { piece.add(line, x: x) }
  }

  private var isRightToLeft: Bool { text.setter.direction == .rightToLeft }

  private func logo(_ image: PictureImage) -> (image: Picture.Image, size: Size) {
    let limit = Size(
      width: frame.body.width * 0.3, height: report.logo == nil ? report.style.logo?.height ?? 28 : style.size * 5)
    let scale = min(
      1, limit.width / max(Double(image.bitmap.width), 1), limit.height / max(Double(image.bitmap.height), 1))
    let size = Size(width: Double(image.bitmap.width) * scale, height: Double(image.bitmap.height) * scale)
    return (.init(image, in: Rect(origin: .zero, size: size)), size)
  }

  // MARK: Contents

  private func contents(_ headings: [DocumentHeading], _ references: References) -> [FlowBlock] {
    let listed = headings.filter { $0.level <= report.contentsDepth }
    guard !listed.isEmpty else { return [] }
    var heading = FlowPiece()
    add(words.contents, style.heading(1), style.ink, width: frame.body.width, to: &heading)
    var blocks = [FlowBlock(content: BoxFlow(piece: heading), space: style.headingSpace(2), keepsWithNext: true)]
    let minimum = listed.map(\.level).min() ?? 1
    for heading in listed {
      let depth = heading.level - minimum
      blocks.append(
        FlowBlock(
          content: BoxFlow(piece: line(heading, depth: depth, references.pages[heading.id] ?? "")),
          space: depth == 0 ? style.size * 0.8 : 0))
    }
    return blocks
  }

  private func line(_ heading: DocumentHeading, depth: Int, _ page: String) -> FlowPiece {
    let indent = Double(depth) * style.indent
    var font = style.text
    font.hasMonospacedDigits = true
    if depth == 0 { font.weight = .semibold }
    let leading = style.leading(font)
    let pageSpace = style.size * 2.4
    let title = heading.number.isEmpty ? heading.title : heading.number + "\u{2002}" + heading.title
    let form = LineSetter.Form(width: frame.body.width - indent - pageSpace - style.size, leading: leading)
    let lines = text.lines([.text(title)], font, style.ink, form, hyphenates: false)
    var piece = FlowPiece()
    for line in lines { piece.add(line, x: isRightToLeft ? pageSpace + style.size : indent) }
    let top = piece.height - leading
    let number = text.lines(
      [.text(page)], font, style.ink, .init(width: pageSpace, leading: leading, alignment: .trailing),
      hyphenates: false)
    let end = width(of: lines.count == 1 ? title : lastLine(title, form, font), font)
    let numberWidth = width(of: page, font)
    if let number = number.first {
      piece.append(number.items, at: Point(x: isRightToLeft ? 0 : frame.body.width - pageSpace, y: top))
    }
    let room =
      isRightToLeft
      ? (numberWidth, frame.body.width - indent - end) : (indent + end, frame.body.width - numberWidth)
    piece.append(leader(from: room.0, to: room.1), at: Point(x: 0, y: top + leading * 0.68))
    let area = Rect(x: 0, y: 0, width: frame.body.width, height: piece.height)
    piece.links = [PDFPage.Link(area, to: .destination(heading.id))]
    return piece
  }

  private func width(of text: String, _ font: ResolvedFont) -> Double {
    self.text.setter.engine.layout(TextRequest(runs: [.init(text, font: font)], missingGlyph: .box)).size.width
  }

  private func lastLine(_ title: String, _ form: LineSetter.Form, _ font: ResolvedFont) -> String {
    let request = TextRequest(runs: [.init(title, font: font)], missingGlyph: .box)
    return text.setter.engine.layout(request, width: form.width).lines.last?.text ?? title
  }

  private func leader(from start: Double, to end: Double) -> [Picture.Item] {
    let step = style.size * 0.55
    let radius = style.size * 0.045
    let first = ((start + style.size * 0.8) / step).rounded(.up)
    let last = ((end - style.size * 0.6) / step).rounded(.down)
    guard last >= first else { return [] }
    return stride(from: first, through: last, by: 1).map { index in
      let dot = Rect(x: index * step - radius, y: -radius, width: radius * 2, height: radius * 2)
      return .fill(.init(.ellipse(dot), .color(style.secondary)))
    }
  }
}
