import GalleyMessages

extension PixelSummary {
  /// Describes the result in sentences without a full stop, with the most important one first.
  ///
  /// - Parameters:
  ///   - first: The name of the first file.
  ///   - second: The name of the second file.
  ///   - tellsLines: Whether to mention inserted and removed rows or columns (default: true). Pass false if a better
  ///     explanation is known.
  /// - Returns: The sentences.
  public func sentences(_ first: String, _ second: String, tellsLines: Bool = true) -> [String] {
    // If the limit is 0 pixels, the count already shows that it was exceeded.
    let broken = excesses.filter { if case .pixels(_, limit: 0) = $0 { false } else { true } }
    let lines = tellsLines || alignment?.slide != nil ? alignment?.sentences ?? [] : []
    let areas = areaSentences
    return sizeSentences(first, second) + (areas.isEmpty ? lines : areas) + [countSentence] + broken.map(\.sentence)
  }

  /// One sentence for each changed area. Empty unless ``tellsAreas`` is true.
  public var areaSentences: [String] { tellsAreas ? AreaChange.sentences(of: changes) : [] }

  /// Whether the changed areas give more information than the bounds of the differences and the inserted or removed
  /// lines.
  public var tellsAreas: Bool {
    guard hidden < different else { return false }
    // For a few pixels, the counts are sufficient.
    guard changes.count > 1 || changes.contains(where: { $0.kind != .changed && $0.rect.width * $0.rect.height > 16 })
    else { return false }
    return alignment == nil || changes.count <= 3 && !changes.contains { $0.kind == .changed }
  }

  private func sizeSentences(_ first: String, _ second: String) -> [String] {
    guard !sizesAgree else { return [] }
    return [
      "'\(first)' is \(firstSize.words) pixels and '\(second)' \(secondSize.words); "
        + (countsOutside
          ? "pixels of only one image count if they are visible"
          : "\(Words.count(uncovered, "pixel")) \(uncovered == 1 ? "is" : "are") only in one of them"
            + (different == outside ? ", and their common area is identical" : ""))
    ]
  }

  /// The counts, such as "143 of 131,072 pixels differ (0.11 %; yiq-7, threshold 0.05), …".
  private var countSentence: String {
    var sentence = different == 0 ? "no pixel of \(Words.grouped(total))\(part) differs" : changedPixels
    sentence += different == 0 ? " (\(method))" : " (\(Words.percent(ratio)); \(method))"
    if let similarity { sentence += ", mean similarity \(Words.rounded(similarity, digits: 6))" }
    if different > 0, let bounds, mentionsBounds {
      sentence += ", all inside \(bounds.words)"
    }
    if densest.count > 0, different > densest.count {
      sentence += ", most of them \(Words.grouped(densest.count)) in \(densest.rect.words)"
    }
    if hidden > 0 {
      sentence +=
        hidden == different
        ? "; none of this is visible: these pixels are fully transparent in both"
        : "; \(Words.grouped(hidden)) of them are fully transparent in both and not visible"
    }
    if antialiased > 0 { sentence += "; \(Words.grouped(antialiased)) more differ only through anti-aliasing" }
    if let caret { sentence += "; a text caret of \(caret.words) was ignored" }
    if masked > 0 { sentence += "; \(Words.grouped(masked)) were masked" }
    return sentence
  }

  private var changedPixels: String {
    let compared = Words.count(total, "pixel") + part
    return "\(Words.grouped(different)) of \(compared) \(CountedNoun.form(different, "differs", plural: "differ"))"
  }

  private var part: String { sizesAgree ? "" : " of both" }

  private var countsOutside: Bool { metric.countsOutside && !sizesAgree }

  private var mentionsBounds: Bool { !countsOutside }

  private var uncovered: Int { firstSize.count + secondSize.count - 2 * firstSize.overlap(secondSize).count }

  /// The metric, and its threshold if it has one.
  public var method: String {
    metric.hasThreshold ? "\(metric.rawValue), threshold \(Words.number(threshold))" : metric.rawValue
  }
}

extension LineAlignment {
  fileprivate var sentences: [String] {
    let noun = axis == .rows ? "row" : "column"
    if let way = slide {
      let direction = axis == .rows ? (way > 0 ? "down" : "up") : (way > 0 ? "to the right" : "to the left")
      let moved = "everything moved \(Words.count(abs(way), "pixel")) \(direction)"
      return [
        different == 0
          ? moved
          : """
          \(moved); \(Words.count(different, "more pixel")) \
          \(CountedNoun.form(different, "differs", plural: "differ"))
          """
      ]
    }
    let blocks = LineBlock.all(edits)
    let shown = blocks.prefix(LineBlock.maxReported)
    let left = blocks.count - shown.count
    let reported =
      shown.map { $0.sentence(noun, along: axis == .rows ? "y" : "x") }
      + (left == 0 ? [] : ["\(noun)s of pixels were added and removed at \(Words.count(left, "more place"))"])
    let moved = shifted > 0 ? ", \(Words.count(shifted, noun)) only moved" : ""
    let inside = different == 0 ? "nothing" : Words.count(different, "pixel")
    return reported
      + ["\(inside) differs inside the common \(noun)s\(moved)"].map {
        different > 1 ? $0.replacing("differs", with: "differ") : $0
      }
  }
}

/// Adjacent inserted and removed lines, which readers see as one change.
private struct LineBlock {
  private var gone = 0
  private var new = 0
  private let start: Int
  private var end: Int

  static let maxReported = 4
  /// The maximum gap within a block, in lines. The gaps inside a line of text are smaller.
  private static let reach = 24

  private init(_ edit: LineAlignment.Edit) {
    (start, end) = (edit.start, edit.start + edit.count)
    add(edit)
  }

  private mutating func add(_ edit: LineAlignment.Edit) {
    if edit.isInsertion { new += edit.count } else { gone += edit.count }
    end = max(end, edit.start + edit.count)
  }

  static func all(_ edits: [LineAlignment.Edit]) -> [LineBlock] {
    var blocks: [LineBlock] = []
    for edit in edits {
      // Blocks are joined only if there are more of them than sentences to report.
      if edits.count > maxReported, let last = blocks.last, edit.start - last.end < reach,
        edit.start >= last.start - reach
      {
        blocks[blocks.count - 1].add(edit)
      } else {
        blocks.append(LineBlock(edit))
      }
    }
    return blocks
  }

  /// Returns a sentence such as "8 rows of pixels are gone and 4 are new at y 700 to 740".
  package func sentence(_ noun: String, along axis: String) -> String {
    let place =
      end - start > 1 && gone > 0 && new > 0
      ? "\(Words.grouped(start)) to \(Words.grouped(end - 1))" : Words.grouped(start)
    let (count, word) = gone > 0 ? (gone, "gone") : (new, "new")
    let more = gone > 0 && new > 0 ? " and \(Words.grouped(new)) \(new == 1 ? "is" : "are") new" : ""
    return "\(Words.count(count, noun)) of pixels \(count == 1 ? "is" : "are") \(word)\(more) at \(axis) \(place)"
  }
}

extension DiffLimits.LimitViolation {
  public var sentence: String {
    switch self {
    case .pixels(let measured, let limit):
      "\(Words.grouped(measured)) differing pixels are more than the limit of \(Words.grouped(limit))"
    case .ratio(let measured, let limit):
      "\(Words.percent(measured)) of all pixels is more than the limit of \(Words.percent(limit))"
    case .window(let measured, let limit):
      "\(Words.grouped(measured.count)) differing pixels in \(measured.rect.words) are more than the limit of "
        + "\(Words.grouped(limit)) in a window"
    case .node(let id, let measured, let limit):
      "\(Words.grouped(measured)) differing pixels inside '\(id)' are more than the limit of \(Words.grouped(limit)) "
        + "in a view"
    }
  }
}

extension PixelSize {
  package var words: String { "\(Words.grouped(width)) × \(Words.grouped(height))" }
}

extension PixelRect {
  package var words: String {
    "\(Words.grouped(width)) × \(Words.grouped(height)) at (\(Words.grouped(x)), \(Words.grouped(y)))"
  }
}
