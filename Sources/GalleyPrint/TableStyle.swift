import GalleyPicture
import GalleyText

/// The fonts, colours and distances of a printed table, from the size of its text.
struct TableStyle {
  /// Of cells; digits are equally wide, so that numbers line up.
  let cell: ResolvedFont
  /// Of column titles.
  let title: ResolvedFont
  /// Of group headings and sums.
  let heading: ResolvedFont
  /// Of the table's own title.
  let display: ResolvedFont
  /// Of the lines at a page's edges.
  let edge: ResolvedFont
  /// Above and below the text of a row, in points.
  let rowPadding: Double
  /// Between columns at least, in points.
  let gap: Double
  /// Between columns at most, where a page has room to spare.
  let widestGap: Double

  /// The least gap between columns that stand close, in points.
  static func denseGap(size: Double) -> Double { (size * 0.8).rounded() }

  /// A table whose cells are `size` points.
  init(size: Double, isDense: Bool = false) {
    func font(_ size: Double, _ weight: Font.Weight = .regular, digits: Bool = true) -> ResolvedFont {
      Font.system(size: size, weight: weight).resolve().withMonospacedDigits(digits)
    }
    cell = font(size)
    title = font(size * 0.94, .semibold)
    heading = font(size * 1.06, .semibold)
    display = font(size * 2.1, .bold, digits: false)
    edge = font(size * 0.85)
    rowPadding = (size * 0.3 * 4).rounded() / 4
    gap = isDense ? Self.denseGap(size: size) : (size * 1.3).rounded()
    widestGap = (size * 3.2).rounded()
  }

  static let ink = RGBA(28, 28, 30)
  static let secondary = RGBA(99, 99, 102)
  static let rule = RGBA(216, 216, 220)
  static let strongRule = RGBA(142, 142, 147)
  static let band = RGBA(245, 245, 247)
  static let tint = RGBA(236, 236, 240)
  static let link = RGBA(0, 94, 201)
}

extension ResolvedFont {
  fileprivate func withMonospacedDigits(_ isSet: Bool) -> ResolvedFont {
    var font = self
    font.hasMonospacedDigits = isSet
    return font
  }
}
