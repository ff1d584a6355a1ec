import GalleyJSON
import GalleySnapshot
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ScreenDecisions {
  /// The shared widths by `list.key`, or by `key` for columns of the whole screen.
  var widthsJSON: JSONValue? {
    guard !columns.isEmpty else { return nil }
    return .object(columns.map { .init(name: $0.name, value: .number(AnimationFacts.rounded($0.width))) })
  }

  /// The chosen candidates, by the source position of the `ViewThatFits` view.
  var fitsJSON: JSONValue? {
    guard !fits.isEmpty else { return nil }
    return .object(fits.map { .init(name: $0.name, value: .number(Double($0.chosen))) })
  }

  var cells: [(name: String, value: Double)] {
    columns.map { (name: "width \($0.name)", value: $0.width) }
      + fits.map { (name: "fit \($0.name)", value: Double($0.chosen)) }
  }
}

extension ScreenDecisions.Column {
  fileprivate var name: String { list.map { "\($0).\(key)" } ?? key }
}

extension ScreenDecisions.Fit {
  fileprivate var name: String { (list.map { "\($0)." } ?? "") + "\(line):\(column)" }
}

extension FrameRecord {
  /// The headers by their name or number.
  var headersJSON: JSONValue? {
    guard !headers.isEmpty else { return nil }
    return .object(
      namedHeaders.map { name, header in
        .init(
          name: name,
          value: .object([
            "height": .number(AnimationFacts.rounded(header.height)),
            "target": .number(AnimationFacts.rounded(header.target)),
            "hidden": .number(AnimationFacts.rounded(header.hidden)),
          ]))
      })
  }

  var cells: [(name: String, value: Double)] {
    namedHeaders.map { (name: "header \($0.name)", value: $0.header.height) } + decisions.cells
  }

  private var namedHeaders: [(name: String, header: InspectedView.Header)] {
    headers.enumerated().map { (name: $1.name ?? "\($0 + 1)", header: $1) }
  }
}
