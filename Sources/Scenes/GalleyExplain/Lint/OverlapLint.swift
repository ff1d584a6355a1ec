import GalleyGeometry
import GalleySnapshot
import GalleyViews

enum OverlapLint {
  /// The minimum opacity of a bar, because text is readable through less opaque ones.
  private static let barOpacity = 0.75
  private static let faintOpacity = 0.1
  private static let tolerance = 1.0

  static func findings(on screen: LintScreen) -> [LintFinding] {
    texts(on: screen) + labels(on: screen) + targets(on: screen)
  }

  private static func texts(on screen: LintScreen) -> [LintFinding] {
    let layers = screen.drawing
    // Sorted by their top edges, so that each text is compared only with its neighbours.
    let texts = layers.texts.sorted { ($0.shown.minY, $0.order) < ($1.shown.minY, $1.order) }
    var findings: [LintFinding] = []
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...].prefix(while: { $0.shown.minY < one.shown.maxY - tolerance }) {
        guard let common = one.shown.intersection(other.shown), isLarge(common) else { continue }
        let (under, over) = one.order < other.order ? (one, other) : (other, one)
        guard !layers.isHidden(common, drawn: under.order, before: over.order),
          !layers.isHidden(common, drawn: over.order)
        else { continue }
        let (first, second) = (screen.view(of: under), screen.view(of: over))
        // It is normal that content scrolls below a translucent bar.
        if let first, screen.scrolls(first, under: second),
          layers.opacity(over: common, drawn: under.order, before: over.order) >= barOpacity
        {
          continue
        }
        // Parts of the same text may touch each other. If both contain the same string, the text was drawn twice, which
        // is reported.
        guard first == nil || first != second || under.words == over.words else { continue }
        findings.append(
          LintFinding(
            .overlap(first: under.words, second: over.words, common.size), [under.shown, over.shown], second ?? first,
            beside: second == nil ? nil : first))
      }
    }
    return findings
  }

  /// Finds labels that hide text. A bar is excluded: it spans the whole width or height, and content scrolls below it,
  /// while a label hides only a part of a row. Content behind a translucent layer is not meant to be read.
  private static func labels(on screen: LintScreen) -> [LintFinding] {
    let layers = screen.drawing
    var reported: Set<Int> = []
    return layers.texts.flatMap { label -> [LintFinding] in
      guard let plate = layers.plate(of: label), let over = screen.view(of: label),
        !layers.isHidden(label.shown, drawn: label.order)
      else { return [] }
      let hidden = layers.texts.compactMap { text -> LintFinding? in
        guard text.order < plate.order, let common = plate.bounds.intersection(text.shown), isLarge(common),
          !reported.contains(text.order), !layers.isHidden(common, drawn: text.order, before: plate.order),
          let under = screen.view(of: text), screen.scrolls(under, under: over), !screen.isPinned(over),
          let window = screen.viewport(around: under), !spans(plate.bounds, window),
          layers.opacity(over: plate.bounds, drawn: text.order, before: plate.order) < faintOpacity
        else { return nil }
        reported.insert(text.order)
        return LintFinding(
          .overlap(first: text.words, second: label.words, common.size), [text.shown, label.shown], over, beside: under)
      }
      return hidden
    }
  }

  private static func spans(_ plate: Rect, _ window: Rect) -> Bool {
    plate.width >= window.width * 0.9 || plate.height >= window.height * 0.9
  }

  private static func targets(on screen: LintScreen) -> [LintFinding] {
    let targets = screen.views.enumerated().filter { $0.element.view.isTappable && $0.element.shown != nil }
    return targets.indices.flatMap { index in
      let (number, one) = targets[index]
      return targets[(index + 1)...].compactMap { other -> LintFinding? in
        // A nested tap target is part of the outer one.
        guard !other.element.parents.contains(number), let common = common(one, other.element) else { return nil }
        return LintFinding(
          .overlappingTargets(common.size), [one, other.element].compactMap(\.shown), other.element, beside: one)
      }
    }
  }

  private static func common(_ one: SeenView, _ other: SeenView) -> Rect? {
    guard let first = one.shown, let second = other.shown, let common = first.intersection(second) else { return nil }
    return isLarge(common) ? common : nil
  }

  private static func isLarge(_ rect: Rect) -> Bool { rect.width > tolerance && rect.height > tolerance }
}
