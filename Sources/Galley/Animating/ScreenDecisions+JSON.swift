import GalleyTemplate
import GalleyViews

extension ScreenDecisions {
  /// The widths of columns, by `list.key`, or `key` alone for the whole screen's.
  var widthsJSON: JSONValue? {
    guard !columns.isEmpty else { return nil }
    return .object(columns.map { .init(name: $0.name, value: .number(AnimationFacts.rounded($0.width))) })
  }

  /// The candidates that fits show, from 0, by where the fits are written.
  var fitsJSON: JSONValue? {
    guard !fits.isEmpty else { return nil }
    return .object(fits.map { .init(name: $0.name, value: .number(Double($0.chosen))) })
  }

  /// What is decided, by the names that a table's columns have.
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
