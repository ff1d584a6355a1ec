import GalleyGeometry
import GalleyMessages
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyViews

extension ExplainReport {
  /// Returns a paragraph for each group of images with the same explanation.
  package static func text(_ explanations: [Explanation]) -> String {
    let names = PictureNames(explanations.map(\.proof.source))
    var order: [ExplainedPicture] = []
    var alike: [ExplainedPicture: [Explanation]] = [:]
    for explanation in explanations {
      let picture = ExplainedPicture(explanation)
      if alike[picture] == nil { order.append(picture) }
      alike[picture, default: []].append(explanation)
    }
    var reported: [[String]: String] = [:]
    return order.map { picture in
      let own = alike[picture] ?? []
      var titles = names.names(of: own.map(\.proof.source))
      let title = titles.removeFirst()
      defer { if reported[picture.decisions] == nil { reported[picture.decisions] = title } }
      let decisions = decisions(of: picture, reported[picture.decisions])
      let lines =
        titles.map { "same as at \($0)" } + decisions + picture.facts + own.prefix(1).map { work($0.proof.work) }
      return PrintedText.lines([title] + lines.map { "  " + $0 })
    }
    .joined(separator: "\n\n")
  }

  private static func decisions(of picture: ExplainedPicture, _ title: String?) -> [String] {
    guard let title, picture.decisions.count > 1 else { return picture.decisions }
    return ["fits and columns as at \(title)"]
  }

  private static func work(_ work: StageCounters) -> String {
    """
    work: \(CountedNoun.text(work.passes, "pass", plural: "passes")), \(CountedNoun.text(work.measures, "size")) \
    computed, 
    """
      + "\(CountedNoun.text(work.placements, "view")) placed"
  }
}

extension InspectedView {
  package var shownName: String {
    guard let first = kind.first, first.isLowercase, let child = children.first else { return kind }
    return child.shownName
  }
}
