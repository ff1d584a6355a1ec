import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText
import GalleyViews

struct TableTitle {
  let label: AnyView
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  let isReversed: Bool?
  let sort: (() -> Void)?
}

extension View {
  /// The result keeps the list's identity.
  func tableTitles(_ titles: [TableTitle]) -> some View {
    VStack(spacing: 0) {
      if !titles.isEmpty { TableTitles(titles: titles) }
      listStyle(.plain)
    }
    .framesScroller("Table")
  }
}

extension View {
  /// Records the columns in the layout snapshot. Leading alignments are omitted.
  func tableRecord(_ widths: [TableColumnWidth], _ alignments: [HorizontalAlignment], hasTitles: Bool) -> some View {
    control("Table") { _ in
      let columns = zip(widths, alignments).map { width, alignment in
        [width.text, alignment == .leading ? nil : alignment.name].compactMap(\.self).joined(separator: " ")
      }
      return [
        "columns": columns.isEmpty ? nil : columns.joined(separator: ";"), "titles": hasTitles ? nil : "hidden",
      ]
    }
  }
}

extension TableColumnWidth {
  /// For example "90", "60-120", or "*" for a share of the remaining width.
  fileprivate var text: String {
    if let ideal, ideal == minimum, ideal == maximum { return ControlText.number(ideal) }
    if ideal == nil, minimum == 0, maximum == .infinity { return "*" }
    let bounds = "\(ControlText.number(minimum))-\(maximum == .infinity ? "" : ControlText.number(maximum))"
    return ideal.map { "\(ControlText.number($0)),\(bounds)" } ?? bounds
  }
}

extension HorizontalAlignment {
  fileprivate var name: String { self == .trailing ? "trailing" : self == .center ? "center" : "custom" }
}

private struct TableTitles: View {
  @Environment(\.displayScale) private var scale
  let titles: [TableTitle]

  var body: some View {
    VStack(spacing: 0) {
      TableRowLayout(widths: titles.map(\.width)) {
        ForEach(titles.indices, id: \.self) { index in label(titles[index], index) }
      }
      .padding(.horizontal, TableMetrics.margin)
      .frame(minHeight: TableMetrics.headerHeight)
      Color(.separator).frame(height: 1 / max(scale, 1))
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }

  private func label(_ title: TableTitle, _ index: Int) -> some View {
    HStack(spacing: 4) {
      title.label.fontWeight(title.isReversed == nil ? .medium : .semibold)
      if let isReversed = title.isReversed { SortArrow(isReversed: isReversed) }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: title.alignment, vertical: .center))
    .touchable("TableColumn", action: title.sort)
    .id(PartID("column-\(index)"))
  }
}

private struct SortArrow: View {
  let isReversed: Bool

  var body: some View {
    SortMark(isReversed: isReversed).stroke(
      Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    )
    .frame(width: 8, height: 4.5)
    .recorded("sorted", ["order": isReversed ? "reverse" : "forward"])
  }
}

private struct SortMark: Shape {
  let isReversed: Bool

  func path(in rect: Rect) -> Path {
    let (tip, base) = isReversed ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
    var path = Path()
    path.move(to: Point(x: rect.minX, y: base))
    path.addLine(to: Point(x: rect.midX, y: tip))
    path.addLine(to: Point(x: rect.maxX, y: base))
    return path
  }
}
