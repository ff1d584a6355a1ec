import CPangoCairo

extension Typesetter {
  struct Limits {
    var width: Int32?
    var lines: Int?
    var mode = TruncationMode.tail
  }

  func lines(of job: ParagraphJob, within limits: Limits, known: (any KnownLines)? = nil) -> [LineDraft] {
    if job.segments.isEmpty { return [] }
    use(job.direction)
    if limits.width == nil, let line = naturalLine(of: job) { return [line] }
    if breaksLines(of: job, within: limits) || known != nil,
      let lines = longLines(of: job, within: limits, known: known)
    {
      return lines
    }
    return setLines(of: job, within: limits)
  }

  /// Returns whether to break the lines of a paragraph here instead of in a PangoLayout, which would compute the ink
  /// extents and shape the remainder of the paragraph for each line.
  private func breaksLines(of job: ParagraphJob, within limits: Limits) -> Bool {
    job.bytes.count > longest || limits.lines == nil && longest < .max
  }

  func setLines(of job: ParagraphJob, within limits: Limits) -> [LineDraft] {
    setText(of: job)
    setLimits(limits)
    let reader = LineReader(job)
    var drafts: [LineDraft] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      drafts.append(reader.read(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self).pointee))
      next = node.pointee.next
    }
    return drafts
  }

  func attributes(of job: ParagraphJob) -> AttributeList {
    let attributes = AttributeList()
    for segment in job.segments {
      let font = job.font(of: segment)
      attributes.add(segment, font: font)
      if segment.missing != nil {
        let width = PangoUnits.nearest(segment.primary.advance(of: 0) * font.layoutSize)
        attributes.addPlace(for: segment, firstBytes: job.scalarWidth(at: segment.bytes.lowerBound), width: width)
      } else if let box = segment.box {
        attributes.addPlace(for: segment, firstBytes: segment.bytes.count, width: box.units)
      }
    }
    return attributes
  }

  private func setLimits(_ limits: Limits) {
    pango_layout_set_width(layout, limits.width ?? -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, limits.lines == nil ? PANGO_ELLIPSIZE_NONE : limits.mode.ellipsize)
    // Pango interprets a negative height as a number of lines.
    pango_layout_set_height(layout, Int32(clamping: -(limits.lines ?? 0)))
  }
}

extension TruncationMode {
  fileprivate var ellipsize: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
