import GalleyGeometry
import GalleyTables
import GalleyText

extension PrintedColumn {
  /// How far a line of `text` stands from its column's left edge, in points.
  @inline(__always)
  func indent(
    of text: UnsafeBufferPointer<UInt8>, width: Double, pen: TextPen, measure: ColumnMeasure,
    _ direction: LayoutDirection
  ) -> Double {
    switch side(direction) {
    case .leading: return 0
    case .center: return (width - pen.width(of: text)) / 2
    case .trailing: return width - pen.width(of: text)
    case .decimal:
      // Fractions begin at one place; the widest of them ends at the column's right edge.
      let mark = DecimalMark.place(in: text, mark: decimalMark)
      return width - measure.fraction - pen.width(of: text, to: mark)
    }
  }

  /// How far a line of `text` stands from its column's left edge, in points.
  func indent(
    of text: String, width: Double, pen: TextPen, measure: ColumnMeasure, _ direction: LayoutDirection
  ) -> Double {
    var text = text
    return text.withUTF8 { indent(of: $0, width: width, pen: pen, measure: measure, direction) }
  }

  /// How far the column's title stands from its left edge, where it leaves `slack` points.
  func titleIndent(_ slack: Double, _ direction: LayoutDirection) -> Double {
    switch side(direction) {
    case .leading: 0
    case .center: slack / 2
    case .trailing, .decimal: slack
    }
  }

  private func side(_ direction: LayoutDirection) -> TableColumn.Alignment {
    guard direction == .rightToLeft else { return alignment }
    return alignment == .leading ? .trailing : alignment == .trailing && !kind.isNumeric ? .leading : alignment
  }

  var textAlignment: TextAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing, .decimal: .trailing
    }
  }
}
