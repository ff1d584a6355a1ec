import GalleyGeometry
import GalleyText

/// The sizes for the ``SystemVersion`` in the environment, adjusted by the list's own settings.
struct ListMetrics: Hashable {
  let kind: ListKind
  let margin: Double
  let rowInsets: EdgeInsets
  let minimumRowHeight: Double
  let rowSpacing: Double
  let sectionSpacing: Double
  let headerInsets: EdgeInsets
  let footerInsets: EdgeInsets
  let minimumHeaderHeight: Double
  let cornerRadius: Double
  let background: SystemColor?
  let rowBackground: SystemColor?
  let bar: Color?
  let separatorThickness: Double
  let separatorInset: Double
  private let headerStyle: SystemStyle.Header
  private(set) var markSpace = 0.0

  var marked: ListMetrics {
    var metrics = self
    metrics.markSpace = 38
    return metrics
  }

  init(_ environment: EnvironmentValues) {
    let settings = environment.listSettings
    kind = settings.kind
    let style = environment.systemStyle.list
    let isCard = kind.hasCards
    margin = settings.sectionMargin ?? (isCard || kind == .inset ? style.margin : 0)
    let side = isCard ? style.textInset : 16
    rowInsets = EdgeInsets(top: style.rowPadding, leading: side, bottom: style.rowPadding, trailing: side)
    minimumRowHeight = environment.defaultMinListRowHeight
    rowSpacing = settings.rowSpacing
    sectionSpacing = ListMetrics.spacing(settings.sectionSpacing, kind.isGrouped ? style.sectionSpacing : 0)
    headerStyle = style.header
    let header = kind.isGrouped ? style.header.padding : SystemStyle.Padding(top: 6, bottom: 6)
    headerInsets = EdgeInsets(top: header.top, leading: side, bottom: header.bottom, trailing: side)
    footerInsets = EdgeInsets(top: style.footer.top, leading: side, bottom: style.footer.bottom, trailing: side)
    minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? (kind.isGrouped ? 28 : 38)
    cornerRadius = isCard ? style.cornerRadius : 0
    background = settings.isBackgroundHidden ? nil : kind.isGrouped ? .systemGroupedBackground : .systemBackground
    rowBackground = kind.isGrouped ? .secondarySystemGroupedBackground : nil
    bar = kind == .plain ? ListMetrics.bar(environment.colorScheme) : nil
    separatorThickness = style.separator.thickness ?? PixelGrid(scale: environment.displayScale).pixel
    separatorInset = style.separator.trailingInset
  }

  private static func bar(_ scheme: ColorScheme) -> Color {
    scheme == .light ? Color(white: 0.965) : Color(white: 0.115)
  }

  private static func spacing(_ spacing: ListSectionSpacing, _ standard: Double) -> Double {
    switch spacing {
    case .default: standard
    case .compact: (standard / 2).rounded(.down)
    case .custom(let points): points.isFinite ? max(0, points) : 0
    }
  }

  func row(insets: EdgeInsets?) -> ListRowRule.Frame {
    var insets = insets ?? rowInsets
    insets.leading += markSpace
    return ListRowRule.Frame(margin: margin, insets: insets, minimumHeight: minimumRowHeight)
  }

  func separator(at edge: VerticalEdge, isFull: Bool) -> ListRowRule.Line {
    ListRowRule.Line(edge: edge, thickness: separatorThickness, trailingInset: separatorInset, isFull: isFull)
  }

  func header(insets: EdgeInsets?) -> ListRowRule.Frame {
    ListRowRule.Frame(
      margin: margin, insets: insets ?? headerInsets, minimumHeight: minimumHeaderHeight, isAtBottom: kind.isGrouped)
  }

  func footer(insets: EdgeInsets?) -> ListRowRule.Frame {
    ListRowRule.Frame(margin: margin, insets: insets ?? footerInsets, minimumHeight: 0)
  }

  func adaptHeader(_ environment: inout EnvironmentValues) {
    let isProminent = environment.headerProminence == .increased || kind == .sidebar
    guard kind.isGrouped, !isProminent else {
      environment.font = isProminent ? .title3.weight(.bold) : .headline
      return
    }
    environment.font = headerStyle.font
    if headerStyle.isUppercase { environment.textCase = .uppercase }
    environment.foregroundStyle = ContainerStyle(Color.secondary, in: environment)
  }

  func adaptFooter(_ environment: inout EnvironmentValues) {
    environment.font = .footnote
    environment.foregroundStyle = ContainerStyle(Color.secondary, in: environment)
  }
}

extension ListKind {
  var isGrouped: Bool { self == .grouped || hasCards }
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}
