import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

extension ExplainReport {
  /// A paragraph a picture: decisions, columns, clamps, cuts, lists with the heights of their rows, and the work.
  public static func text(_ explanations: [Explanation]) -> String {
    explanations.map(text).joined(separator: "\n\n")
  }

  private static func text(_ explanation: Explanation) -> String {
    let proof = explanation.proof
    func all(_ isWanted: (InspectedView) -> Bool) -> [LocatedView] {
      LocatedView.all(in: proof.layout, where: isWanted)
    }
    let width = proof.source.variant.canvas.width
    var lines = explanation.decisions.flatMap { $0.sentences(width: width) }
    lines += all { $0.fit?.isUniform == false }.map(fit)
    lines += proof.agreements.flatMap { own in own.columns.map { $0.sentence(of: own.list) } }
    lines += all { $0.scroll != nil }.filter(\.isClamped).map(clamp)
    lines += all { $0.header != nil }.compactMap(\.view.header).flatMap(HeaderWords.sentences)
    lines += all { $0.cut != nil }.map(cut)
    lines += all { $0.rows != nil }.flatMap(list)
    lines.append(work(proof.work))
    return PrintedText.lines([proof.title] + lines.map { "  " + $0 })
  }

  private static func fit(_ located: LocatedView) -> String {
    guard let fit = located.view.fit else { return "" }
    let asked = fit.ideals.enumerated().map { index, ideal in
      "candidate \(index + 1) needs \(points(ideal.width)) × \(points(ideal.height))"
    }
    let offer = [fit.offered.width, fit.offered.height].map { $0.map(points) ?? "any" }.joined(separator: " × ")
    let shown = (located.view.children.first?.shownName).map { " (\($0))" } ?? ""
    return "\(place(of: located))fit shows candidate \(fit.chosen + 1)\(shown): "
      + "\(asked.joined(separator: ", ")); \(offer) pt are offered"
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
    return "scroll \(located.view.id ?? "view"): asked for \(pair(requested)), stands at \(pair(scroll.offset)), "
      + "because \(why)"
  }

  private static func cut(_ located: LocatedView) -> String {
    guard let cut = located.view.cut else { return "" }
    let room = cut.offered.map { "\(points($0)) pt are offered" } ?? "no width is offered"
    return "\(place(of: located))cut: \(quoted(cut.words)) needs \(points(cut.needed)) pt on one line and \(room); "
      + "\(cut.shownLines) of \(count(cut.lines, "line")) shown"
  }

  private static func list(_ located: LocatedView) -> [String] {
    guard let rows = located.view.rows else { return [] }
    let slop = rows.slop > 0 ? "\(rows.slop) of them not to be seen" : "no slop"
    let title =
      "list \(located.list ?? located.view.kind): \(count(rows.count, "row")), \(rows.built.count) built, "
      + "\(rows.visible) visible, \(slop)"
    return [title] + located.view.children.map { "  " + height(of: $0) }
  }

  private static func height(of row: InspectedView) -> String {
    var reasons = (row.height?.parts ?? []).map(reason)
    if let rest = row.height?.rest, rest > 0 { reasons.append("\(points(rest)) of padding and spacing") }
    let name = row.row.map { "row \($0)" } ?? row.kind
    return "\(name): \(points(row.frame.height)) pt high = \(reasons.joined(separator: " + "))"
  }

  private static func reason(_ part: HeightCause.Part) -> String {
    switch part.kind {
    case .text(let words, let lines): "\(points(part.height)) for \(count(lines, "line")) of \(quoted(words))"
    case .frame: "\(points(part.height)) that a frame sets"
    case .view(let kind): "\(points(part.height)) of \(kind)"
    }
  }

  private static func work(_ work: StageCounters) -> String {
    "work: \(count(work.passes, "pass", plural: "passes")), \(count(work.measures, "size")) worked out, "
      + "\(count(work.placements, "view")) arranged"
  }

  private static func place(of located: LocatedView) -> String {
    [located.list, located.row.map { "row \($0)" }].compactMap(\.self).map { $0 + ": " }.joined()
  }

  /// A length with at most two decimals.
  static func points(_ length: Double) -> String { InspectedView.text(length) }

  /// A text between quotation marks, its middle left out where it is long.
  static func quoted(_ words: String) -> String {
    let line = String(words.map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? "“\(line.prefix(40))…\(line.suffix(16))”" : "“\(line)”"
  }

  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}

extension InspectedView {
  /// The name of the view inside the modifiers, as far as that can be told from the layout.
  var shownName: String {
    guard let first = kind.first, first.isLowercase, let child = children.first else { return kind }
    return child.shownName
  }
}
