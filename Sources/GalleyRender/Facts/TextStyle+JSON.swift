package import GalleyDiff
import GalleyPicture
package import GalleyTemplate
import GalleyText
package import GalleyViews

extension ViewFacts.TextStyle {
  /// The style of a run that was just laid out.
  package init(_ style: InspectedView.Style) {
    self.init(
      size: style.font.size, weight: style.font.weight.rawValue, isItalic: style.font.isItalic,
      isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough, color: style.color?.hexText,
      family: style.font.family)
  }

  /// The styles of a text in layout JSON: one as a string, several as a list; nil for none.
  package static func json(_ styles: [ViewFacts.TextStyle]) -> JSONValue? {
    let texts = styles.map { JSONValue.string($0.text) }
    return texts.count > 1 ? .array(texts) : texts.first
  }

  /// The styles that layout JSON tells of; none where one of them is damaged.
  package static func all(_ value: JSONValue?) -> [ViewFacts.TextStyle] {
    let texts = value?.string.map { [$0] } ?? value?.list.compactMap(\.string) ?? []
    let styles = texts.compactMap { ViewFacts.TextStyle($0) }
    return styles.count == texts.count ? styles : []
  }
}
