public import GalleyDiff
import GalleyGeometry

extension LayoutDiff {
  /// Every change in a sentence; alike ones in a row share one.
  public var sentences: [String] {
    var sentences: [String] = []
    var rest = changes[...]
    while let change = rest.popFirst() {
      let more = rest.prefix { $0.repeats(change) }.count
      rest = rest.dropFirst(more)
      sentences.append(change.sentence(more: more))
    }
    return sentences
  }
}

extension LayoutDiff {
  /// The sentences of those changes that are decisions of rows or views: another candidate, another width.
  public var decisions: [String] {
    changes.compactMap { change in
      switch change {
      case .decided, .column: change.sentence(more: 0)
      default: nil
      }
    }
  }
}

extension LayoutChange {
  /// Whether the change is the same as `other` at another view, so that one sentence tells both.
  fileprivate func repeats(_ other: LayoutChange) -> Bool {
    switch (self, other) {
    case (.moved(_, let by), .moved(_, let otherBy)): by == otherBy
    case (.decided(_, let from, let to), .decided(_, let otherFrom, let otherTo)):
      from.chosen == otherFrom.chosen && to.chosen == otherTo.chosen
    case (.resized(let name, let from, let to), .resized(let otherName, let otherFrom, let otherTo)):
      name.kind == otherName.kind && to.width - from.width == otherTo.width - otherFrom.width
        && to.height - from.height == otherTo.height - otherFrom.height
    default: false
    }
  }

  /// The change in words; `more` others are alike.
  fileprivate func sentence(more: Int) -> String {
    let others = more > 0 ? " and \(more) more" : ""
    switch self {
    case .canvas(let from, let to): return "the canvas is \(to.words) pt instead of \(from.words)"
    case .added(let name, let shift): return "\(name.words) is new\(Self.following(shift))"
    case .removed(let name, let shift): return "\(name.words) is gone\(Self.following(shift))"
    case .reordered(let name, let from, let to): return "\(name.words) stands at place \(to) instead of \(from)"
    case .rowCount(let name, let from, let to):
      return "\(name.words) holds \(Words.count(to, "row")) instead of \(Words.grouped(from)), outside of its window"
    case .scrolled(let name, let from, let to):
      return "\(name.words) is scrolled to \(to.words) instead of \(from.words)"
    case .above(let name, let by):
      return "what is above \(name.words) is \(Words.points(abs(by))) pt \(by > 0 ? "taller" : "shorter")"
    case .moved(let name, let by): return "\(name.words)\(others) moved \(by.direction)"
    case .resized(let name, let from, let to):
      return "\(name.words)\(others) \(more > 0 ? "are" : "is") \(Self.growth(from, to))"
    case .retyped(let name, let from, let to): return "\(name.place)\"\(from.cut)\" became \"\(to.cut)\""
    case .rewrapped(let name, let from, let to, let isCut, let wasCut):
      return "\(name.words) \(Self.wrapping(from, to, isCut: isCut, wasCut: wasCut))"
    case .decided(let name, let from, let to):
      if let agreed = to.agreedWords(beside: from) { return agreed }
      return "\(name.words)\(others) \(more > 0 ? "show" : "shows") candidate \(to.chosen + 1) instead of "
        + "\(from.chosen + 1)" + to.reason(beside: from)
    case .column(let from, let to): return to.words(beside: from)
    case .redrawn(let name, let pixels, let from, let to):
      return "\(name.words) is drawn otherwise in \(Words.grouped(pixels)) \(pixels == 1 ? "pixel" : "pixels"), "
        + "mostly \(to.text) instead of \(from.text)"
    }
  }

  /// What became of the views behind one that came or went.
  private static func following(_ shift: Double) -> String {
    shift == 0 ? "" : "; what follows moved \(Point(x: 0, y: shift).amount)"
  }

  private static func growth(_ from: Size, _ to: Size) -> String {
    let (width, height) = (to.width - from.width, to.height - from.height)
    var parts: [String] = []
    if abs(width) > 1e-6 {
      parts.append(
        "\(Words.points(abs(width))) pt \(width > 0 ? "wider" : "narrower") "
          + "(\(Words.points(to.width)) instead of \(Words.points(from.width)))")
    }
    if abs(height) > 1e-6 {
      parts.append(
        "\(Words.points(abs(height))) pt \(height > 0 ? "taller" : "shorter") "
          + "(\(Words.points(to.height)) instead of \(Words.points(from.height)))")
    }
    return parts.joined(separator: " and ")
  }

  private static func wrapping(_ from: Int, _ to: Int, isCut: Bool, wasCut: Bool) -> String {
    if isCut != wasCut { return isCut ? "is cut now" : "is no longer cut" }
    return from == to ? "breaks its lines elsewhere" : "takes \(Words.count(to, "line")) instead of \(from)"
  }
}

extension ViewName {
  /// "row 17 "Foo"", "row 17 'foo'", "'header'", "Text "Foo" in 'header'".
  fileprivate var words: String {
    let says = text.map { "\"\($0.cut)\"" }
    if let row {
      let whole = ["row \(row)", says ?? id.map { "'\($0)'" }].compactMap(\.self).joined(separator: " ")
      return says == nil && id == nil ? "\(kind) in \(whole)" : whole
    }
    if let id { return "'\(id)'" }
    let view = [kind, says].compactMap(\.self).joined(separator: " ")
    return container.map { "\(view) in '\($0)'" } ?? view
  }

  /// Where a text stands, before the text itself.
  fileprivate var place: String {
    if let row { return "row \(row): " }
    return (id ?? container).map { "'\($0)': " } ?? ""
  }
}

extension String {
  /// The beginning of a long text.
  var cut: String { count > 40 ? prefix(39) + "…" : self }
}

extension Point {
  /// "12, 30".
  var words: String { "\(Words.points(x)), \(Words.points(y))" }

  /// "8 pt to the right and 2 pt down".
  fileprivate var direction: String {
    var parts: [String] = []
    if abs(x) > 1e-6 { parts.append("\(Words.points(abs(x))) pt to the \(x > 0 ? "right" : "left")") }
    if abs(y) > 1e-6 { parts.append("\(Words.points(abs(y))) pt \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// "+44 pt" along whichever axis.
  fileprivate var amount: String { "by \(y > 0 ? "+" : "−")\(Words.points(abs(y))) pt" }
}

extension Size {
  fileprivate var words: String { "\(Words.points(width)) × \(Words.points(height))" }
}

extension Words {
  /// A length with at most two decimals.
  static func points(_ value: Double) -> String { Words.rounded(value, digits: 2) }
}
