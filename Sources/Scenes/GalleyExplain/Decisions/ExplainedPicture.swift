import GalleyGeometry
import GalleyMessages
import GalleyRender
import GalleySnapshot
import GalleyTemplate
import GalleyViews

/// The explanation of an image. Images with the same explanation are described once.
struct ExplainedPicture: Hashable {
  let decisions: [String]
  let facts: [String]

  init(_ explanation: Explanation) {
    let proof = explanation.proof
    func all(_ isWanted: (InspectedView) -> Bool) -> [LocatedView] {
      LocatedView.all(in: proof.layout, where: isWanted)
    }
    let width = proof.source.variant.canvas.width
    decisions =
      explanation.decisions.flatMap { $0.sentences(width: width) }
      + proof.sharedSizes.flatMap { own in own.columns.map { $0.sentence(of: own.list) } }
    var facts = FitWords.lines(of: all { $0.fit?.isUniform == false })
    facts += all { $0.scroll != nil }.filter(\.isClamped).map(Self.clamp)
    facts += all { $0.header != nil }.compactMap(\.view.header).flatMap(HeaderMessages.sentences)
    facts += Self.cuts(all { $0.cut != nil })
    facts += all { $0.rows != nil }.flatMap(Self.list)
    self.facts = facts
  }

  private static func clamp(_ located: LocatedView) -> String {
    guard let scroll = located.view.scroll, let requested = scroll.requested else { return "" }
    func pair(_ point: Point) -> String {
      scroll.axes == .vertical
        ? points(point.y) : scroll.axes == .horizontal ? points(point.x) : "\(points(point.x)), \(points(point.y))"
    }
    let axis: Axis = abs(requested.y - scroll.offset.y) > 1.0 / 1024 ? .vertical : .horizontal
    let why =
      requested[axis] > scroll.offset[axis]
      ? "its \(points(scroll.contentSize[axis])) pt of content end there" : "its content starts there"
    // A scroll target at the end requests the length of the content, which is not a number that the scene contains.
    let end = requested[axis] == scroll.contentSize[axis] ? "its end" : pair(requested)
    return "scroll view\(located.view.id.map { " \($0)" } ?? ""): requested \(end), is at \(pair(scroll.offset)), "
      + "because \(why)"
  }

  private static func cuts(_ located: [LocatedView]) -> [String] {
    let cuts = located.map { located in
      let cut = located.view.cut
      let space = cut?.offered.map { "gets \(points($0)) pt" } ?? "gets no proposed width"
      return cut.map {
        "\(QuotedText.line($0.words)) needs \(points($0.needed)) pt on one line and \(space); "
          + "\($0.shownLines) of \(CountedNoun.text($0.lines, "line")) shown"
      } ?? ""
    }
    return RowGroups.gathered(zip(located, cuts).map { ($0.0, $0.1) }).map { place, words, _ in
      "\(place)truncated: \(words)"
    }
  }

  private static func list(_ located: LocatedView) -> [String] {
    guard let rows = located.view.rows else { return [] }
    let children = located.view.children
    let containsSections = children.contains { $0.role == .section }
    let overscan = rows.overscan > 0 ? "\(rows.overscan) of them outside the visible area" : "no overscan"
    let noun = located.view.role == .section ? "section" : "list"
    let title =
      "\(noun) \(located.list ?? located.view.kind): \(CountedNoun.text(rows.count, containsSections ? "section" : "row")), "
      + "\(rows.built.count) built, \(rows.visible) visible, \(overscan)"
    return [title] + HeightMessages(of: located.view).lines.map { "  " + $0 }
  }

  private static func points(_ length: Double) -> String { InspectedView.text(length) }
}

/// Describes the candidates that `ViewThatFits` views choose. Rows that choose the same candidate at the same position
/// share a line.
private enum FitWords {
  private struct Key: Hashable {
    let origin: ViewSource?
    let list: String?
    let isInRow: Bool
    let chosen: Int
    let shown: String
    let asked: Int
  }

  static func lines(of located: [LocatedView]) -> [String] {
    let keyed = located.compactMap { located in located.view.fit.map { (located, key(of: located, $0)) } }
    return RowGroups.gathered(keyed).map { place, key, members in
      line(place, key, members.compactMap(\.view.fit))
    }
  }

  private static func key(of located: LocatedView, _ fit: InspectedView.Fit) -> Key {
    let origin = located.view.origin
    return Key(
      origin: origin, list: located.list, isInRow: located.row != nil, chosen: fit.chosen,
      shown: located.view.children.first?.shownName ?? "", asked: fit.ideals.count)
  }

  private static func line(_ place: String, _ key: Key, _ fits: [InspectedView.Fit]) -> String {
    let asked = (0..<key.asked).map { index in
      let sizes = fits.map { $0.ideals[index] }
      return "candidate \(index + 1) needs \(range(sizes.map(\.width))) × \(range(sizes.map(\.height)))"
    }
    let offer = [fits.map(\.offered.width), fits.map(\.offered.height)].map { lengths in
      lengths.contains(nil) ? "any" : range(lengths.compactMap(\.self))
    }
    let shown = key.shown.isEmpty ? "" : " (\(key.shown))"
    return "\(place)fit shows candidate \(key.chosen + 1)\(shown): "
      + "\(asked.joined(separator: ", ")); the space is \(offer.joined(separator: " × ")) pt"
  }

  private static func range(_ lengths: [Double]) -> String {
    let (minimum, maximum) = (InspectedView.text(lengths.min() ?? 0), InspectedView.text(lengths.max() ?? 0))
    return minimum == maximum ? minimum : "\(minimum)…\(maximum)"
  }
}

private struct ListFact<Fact: Hashable>: Hashable {
  let list: String?
  let fact: Fact
}

private enum RowGroups {
  static func gathered<Fact: Hashable>(
    _ facts: [(LocatedView, Fact)]
  ) -> [(place: String, fact: Fact, members: [LocatedView])] {
    var order: [ListFact<Fact>] = []
    var members: [ListFact<Fact>: [LocatedView]] = [:]
    for (located, fact) in facts {
      let key = ListFact(list: located.list, fact: fact)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(located)
    }
    return order.map { key in
      let own = members[key] ?? []
      return (place(of: own, in: key.list), key.fact, own)
    }
  }

  private static func place(of members: [LocatedView], in list: String?) -> String {
    let numbers = Array(Set(members.compactMap(\.row))).sorted()
    let times = members.count > max(numbers.count, 1) ? "\(members.count) times: " : ""
    let parts = [list, numbers.isEmpty ? nil : RowRanges.words(numbers)].compactMap(\.self)
    return parts.map { $0 + ": " }.joined() + times
  }
}
