import GalleyGeometry
import GalleyTables
import GalleyText

extension PrintedColumn {
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
      // All fractions start at the same position. The widest one ends at the right edge of the column.
      let mark = DecimalMark.place(in: text, mark: decimalMark)
      return width - measure.fraction - pen.width(of: text, to: mark)
    }
  }

  func indent(
    of text: String, width: Double, pen: TextPen, measure: ColumnMeasure, _ direction: LayoutDirection
  ) -> Double {
    var text = text
    return text.withUTF8 { indent(of: $0, width: width, pen: pen, measure: measure, direction) }
  }

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
