import GalleyGeometry

/// Finds the only `Text` in a row that wraps at a given width. The row's height follows from it, so only its string is
/// broken into lines.
final class WrappedText {
  private let kind: Kind
  private let boxes: [AnyObject]
  private let need: UnwrappedWidth

  /// Accessed for every row, so it avoids reference counting.
  fileprivate enum Kind {
    case text(SizingMember)
    case inset(Double, Unmanaged<WrappedText>)
    /// If the row is narrower than `still`, constant parts wrap.
    case column(Unmanaged<Column>, still: Double)
    case row(Unmanaged<Row>)
  }

  fileprivate final class Column {
    private let kept: [WrappedText]
    let parts: UnsafeMutableBufferPointer<Unmanaged<WrappedText>>

    init(_ parts: [WrappedText]) {
      kept = parts
      self.parts = .allocate(capacity: parts.count)
      _ = self.parts.initialize(from: parts.map(Unmanaged.passUnretained))
    }

    deinit { parts.deallocate() }
  }

  fileprivate final class Row {
    let texts: [SizingMember]
    let rest: Double

    init(texts: [SizingMember], rest: Double) { (self.texts, self.rest) = (texts, rest) }
  }

  enum Answer {
    case nothing
    case text(SizingMember, Room)

    fileprivate func with(_ change: (Room) -> Room) -> Answer {
      switch self {
      case .nothing: .nothing
      case .text(let text, let space): .text(text, change(space))
      }
    }
  }

  struct Room {
    /// The width of the row minus the width proposed to the `Text`, in points.
    var inset = 0.0
    /// The minimum row width, in points, at which no other `Text` wraps and the inset is unchanged.
    var minimumWidth = 0.0

    /// The row must be slightly wider than the inset.
    fileprivate func inset(by length: Double) -> Room {
      Room(inset: inset + length, minimumWidth: max(minimumWidth + length, length + Room.slack))
    }

    fileprivate func atLeastAsWide(as width: Double) -> Room {
      Room(inset: inset, minimumWidth: max(minimumWidth, width + Room.slack))
    }

    fileprivate static let slack = 1.0 / 1024
  }

  init?(_ member: SizingMember) {
    var boxes: [AnyObject] = []
    guard let need = UnwrappedWidth(member), let kind = Kind(member, &boxes) else { return nil }
    (self.need, self.kind, self.boxes) = (need, kind, boxes)
  }

  /// Returns nil if several `Text` views may wrap.
  func answer(offered width: Double, in plan: CompiledRow) -> Answer? {
    switch kind {
    case .text(let member): return .text(member, Room())
    case .inset(let length, let inside):
      // At this width the content would be proposed a width of 0, for which this computation does not hold.
      guard width > length else { return nil }
      return inside._withUnsafeGuaranteedRef { inside in
        inside.answer(offered: width - length, in: plan)?.with { $0.inset(by: length) }
      }
    case .row(let row): return row._withUnsafeGuaranteedRef { $0.answer(offered: width) }
    case .column(let column, let still):
      guard still <= width else { return nil }
      return column._withUnsafeGuaranteedRef { $0.answer(offered: width, still: still, in: plan) }
    }
  }
}

extension WrappedText.Column {
  fileprivate func answer(offered width: Double, still: Double, in plan: CompiledRow) -> WrappedText.Answer? {
    var wrapped: Int?
    var others = still
    for index in parts.indices {
      guard let need = parts[index]._withUnsafeGuaranteedRef({ $0.need.width(in: plan) }) else { return nil }
      if need <= width {
        others = max(others, need)
        continue
      }
      guard wrapped == nil else { return nil }
      wrapped = index
    }
    guard let wrapped else { return .nothing }
    return parts[wrapped]._withUnsafeGuaranteedRef { part in
      part.answer(offered: width, in: plan)?.with { $0.atLeastAsWide(as: others) }
    }
  }
}

extension WrappedText.Kind {
  fileprivate init?(_ member: SizingMember, _ boxes: inout [AnyObject]) {
    func kept<Part: AnyObject>(_ part: Part) -> Unmanaged<Part> {
      boxes.append(part)
      return .passUnretained(part)
    }
    switch member.kind {
    case .leaf: self = .text(member)
    case .through:
      guard let inside = WrappedText.Kind(member.part, &boxes) else { return nil }
      self = inside
    case .padding(let box):
      guard let inside = WrappedText(member.part) else { return nil }
      self = .inset(box.takeUnretainedValue().rule.insets.horizontal, kept(inside))
    case .framedRow(let box):
      guard let inside = WrappedText(member.part) else { return nil }
      self = .inset(box.takeUnretainedValue().rule.sides, kept(inside))
    case .flexibleFrame(let box):
      let rule = box.takeUnretainedValue().rule
      // A minimum width or a proposed height would change the size of the `Text`.
      guard rule.vertical.ideal == nil, rule.vertical.max == nil, rule.horizontal.min == nil,
        let inside = WrappedText.Kind(member.part, &boxes)
      else { return nil }
      self = inside
    case .stack(let box):
      let rule = box.takeUnretainedValue().rule
      if rule.axis == .horizontal {
        guard let row = WrappedText.Row(rule, member.parts) else { return nil }
        self = .row(kept(row))
      } else {
        guard let (column, still) = WrappedText.Kind.column(member.parts) else { return nil }
        self = .column(kept(column), still: still)
      }
    default: return nil
    }
  }

  private static func column(_ parts: SizingMembers) -> (column: WrappedText.Column, still: Double)? {
    var inside: [WrappedText] = []
    var still = 0.0
    for part in parts {
      if let text = WrappedText(part) {
        inside.append(text)
      } else if let need = part.remainingNeed {
        still = max(still, need)
      } else {
        return nil
      }
    }
    return (WrappedText.Column(inside), still)
  }
}

extension WrappedText.Row {
  /// Returns nil if members other than `Text` views share the width, or if the `Text` views differ in priority.
  fileprivate convenience init?(_ rule: StackRule, _ parts: SizingMembers) {
    var texts: [SizingMember] = []
    var rest = rule.gaps(between: parts)
    guard rest >= 0 else { return nil }
    for part in parts {
      if let length = part.fixedLength(along: .horizontal) {
        rest += length
      } else if case .spacer = part.kind {
        rest += part.length(along: .horizontal, offered: 0) ?? 0
      } else if part.bareText != nil {
        texts.append(part)
      } else {
        return nil
      }
    }
    guard let first = texts.first, texts.allSatisfy({ $0.priority == first.priority }),
      // A member with a lower priority than the `Text` views receives only its minimum.
      parts.allSatisfy({ $0.isRigid || $0.bareText != nil || $0.priority < first.priority })
    else { return nil }
    self.init(texts: texts.compactMap(\.bareText), rest: rest)
  }

  /// Measures the `Text` views from the shortest to the longest. All except the longest must fit.
  fileprivate func answer(offered width: Double) -> WrappedText.Answer? {
    guard width > rest, var longest = texts.first, var length = longest.line?.size.width else { return nil }
    for text in texts.dropFirst() {
      guard let line = text.line, line.size.width != length else { return nil }
      if line.size.width > length { (longest, length) = (text, line.size.width) }
    }
    var space = WrappedText.Room(inset: rest)
    // A `Text` shorter than an equal share fits in any order.
    var share = 0.0
    for text in texts where text.entry != longest.entry {
      guard let line = text.line else { return nil }
      share = max(share, line.minimumOffer, line.size.width)
      space.inset += line.size.width
    }
    space.minimumWidth = max(rest + share * Double(texts.count), space.inset) + WrappedText.Room.slack
    guard width >= space.minimumWidth, let line = longest.line else { return nil }
    return line.minimumOffer <= width - space.inset ? .nothing : .text(longest, space)
  }
}

extension SizingMember {
  /// The width from which a constant member has a constant height; nil if unknown.
  fileprivate var remainingNeed: Double? {
    guard kind.isStill else { return nil }
    if case .spacer = kind { return 0 }
    if isWorded { return size(for: .unspecified).width }
    return fixedLength(along: .vertical).map { _ in 0 }
  }

  fileprivate var bareText: SizingMember? {
    switch kind {
    case .leaf: self
    case .through: part.bareText
    default: nil
    }
  }
}

extension CompiledRow {
  var wrappedText: WrappedText? { WrappedText(whole) }
}
