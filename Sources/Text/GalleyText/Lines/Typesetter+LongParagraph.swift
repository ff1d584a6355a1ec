import CPangoCairo

extension Typesetter {
  /// Returns nil for a paragraph with tabs and letter spacing, which needs a PangoLayout.
  func longLines(of job: ParagraphJob, within limits: Limits, known: (any KnownLines)?) -> [LineDraft]? {
    if job.hasTabs, job.segments.contains(where: { job.font(of: $0).layoutTracking != 0 }) { return nil }
    if limits.width != nil, limits.lines == 1 { return lastLine(of: job, from: 0, within: limits) }
    // A width that is larger than any text, and far from the limits of `Int`.
    let width = limits.width.map { Int($0) } ?? .max / 4
    var paragraph = LongParagraph(job, typesetter: self, width: width, known: known)
    let reader = LineReader(job)
    var lines: [LineDraft] = []
    while let start = paragraph.start {
      if let width = limits.width, lines.count + 1 == limits.lines {
        return lines + lastLine(of: job, from: start, within: Limits(width: width, lines: 1, mode: limits.mode))
      }
      guard let line = paragraph.nextLine(reader) else { break }
      lines.append(line)
    }
    return lines
  }

  private func lastLine(of job: ParagraphJob, from start: Int, within limits: Limits) -> [LineDraft] {
    let rest = start..<job.bytes.count
    var length = 2048
    while length < rest.count {
      let lines = setLines(of: job.part(limits.mode.window(rest, length: length)), within: limits)
      if let line = lines.first, line.isTruncated, 2 * line.text.utf8.count < length { return [line.over(rest)] }
      length *= 4
    }
    return setLines(of: job.part([rest]), within: limits).map { $0.over(rest) }
  }
}

extension Typesetter {
  func tabWidth(in job: ParagraphJob) -> Int {
    attributes(of: job).apply(to: layout)
    pango_layout_set_width(layout, -1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_text(layout, "\t", 1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return max(1, Int(extents.width))
  }
}

extension ParagraphJob {
  var hasTabs: Bool { bytes.contains(0x09) }
}

extension TruncationMode {
  fileprivate func window(_ rest: Range<Int>, length: Int) -> [Range<Int>] {
    switch self {
    case .head: [rest.upperBound - length..<rest.upperBound]
    case .middle:
      [
        rest.lowerBound..<rest.lowerBound + length / 2,
        max(rest.lowerBound + length / 2, rest.upperBound - length / 2)..<rest.upperBound,
      ]
    case .tail: [rest.lowerBound..<rest.lowerBound + length]
    }
  }
}

extension ParagraphJob {
  fileprivate func part(_ ranges: [Range<Int>]) -> ParagraphJob {
    var kept: [UInt8] = []
    var parts: [Segment] = []
    for range in ranges {
      let range = scalarStart(range.lowerBound)..<scalarStart(range.upperBound)
      for segment in segments where segment.bytes.overlaps(range) {
        let bytes = segment.bytes.clamped(to: range)
        var part = segment
        part.bytes = kept.count..<kept.count + bytes.count
        parts.append(part)
        kept += self.bytes[bytes]
      }
    }
    return ParagraphJob(self, bytes: kept, segments: parts)
  }

  private func scalarStart(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
