import GalleyPages
import GalleyPrint

/// The content of a document part. It is created once, because it depends neither on its position nor on its caption.
enum PartMaterial {
  case figures([FigureSetter.Figure], limit: Double?)
  /// A table as wide as the text or, if `isTurned` is true, as wide as a rotated page.
  case table(TableDocument, isTurned: Bool)
}

extension FigureSetter {
  func blocks(of material: PartMaterial, _ caption: DocumentPart.Caption?) -> [FlowBlock] {
    switch material {
    case .figures(let figures, let limit): [figure(figures, limit: limit, caption)]
    case .table(let document, let isTurned):
      blocks(of: document, caption).map { block in
        var block = block
        block.isTurned = isTurned
        return block
      }
    }
  }

  /// Returns the blocks of a Markdown table with its caption above them.
  func captioned(_ blocks: [FlowBlock], _ caption: DocumentPart.Caption?) -> [FlowBlock] {
    let lines = self.caption(caption)
    guard !lines.isEmpty, !blocks.isEmpty else { return blocks }
    var blocks = blocks
    blocks[0].space = text.style.size * 0.5
    var first = FlowBlock(content: LineFlow(lines: lines), space: text.style.figureSpace, keepsWithNext: true)
    if let id = caption?.id { first.names = [id] }
    return [first] + blocks
  }

  private func blocks(of document: TableDocument, _ caption: DocumentPart.Caption?) -> [FlowBlock] {
    let style = text.style
    let lines = self.caption(caption)
    var blocks: [FlowBlock] = []
    if !lines.isEmpty {
      blocks.append(FlowBlock(content: LineFlow(lines: lines), space: style.figureSpace, keepsWithNext: true))
    }
    let space = lines.isEmpty ? style.figureSpace : style.size * 0.5
    blocks.append(FlowBlock(content: DataTableFlow(document: document), space: space))
    let form = LineSetter.Form(width: text.width, leading: style.leading(style.small))
    let notes = document.footnotes.flatMap {
      text.lines([.text($0)], style.small, style.secondary, form, hyphenates: false)
    }
    if !notes.isEmpty { blocks.append(FlowBlock(content: LineFlow(lines: notes), space: style.size * 0.5)) }
    if let id = caption?.id { blocks[0].names = [id] }
    return blocks
  }
}
