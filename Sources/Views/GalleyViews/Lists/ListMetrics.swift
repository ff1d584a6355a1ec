import GalleyGeometry
import GalleyText

/// The dimensions are UIKit's on a phone 390 pt wide: rows of at least 44 pt, with 11 pt above and below their content.
struct ListMetrics: Hashable {
  let kind: ListKind
  let margin: Double
  let rowInsets: EdgeInsets
  let minimumRowHeight: Double
  let rowSpacing: Double
  let sectionSpacing: Double
  let headerSpacing: Double
  let headerInsets: EdgeInsets
  let footerInsets: EdgeInsets
  let minimumHeaderHeight: Double
  let cornerRadius: Double
  let background: SystemColor?
  let rowBackground: SystemColor?
  let bar: Color?
  let hairline: Double
  private(set) var markSpace = 0.0

  var marked: ListMetrics {
    var metrics = self
    metrics.markSpace = 38
    return metrics
  }

  init(_ environment: EnvironmentValues) {
    let settings = environment.listSettings
    kind = settings.kind
    let isCard = kind.hasCards
    margin = settings.sectionMargin ?? (isCard || kind == .inset ? 16 : 0)
    let side = isCard ? 20.0 : 16
    rowInsets = EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    minimumRowHeight = environment.defaultMinListRowHeight
    rowSpacing = settings.rowSpacing
    sectionSpacing = ListMetrics.spacing(settings.sectionSpacing, kind)
    headerSpacing = kind.isGrouped ? min(16, sectionSpacing) : sectionSpacing
    headerInsets = EdgeInsets(top: 6, leading: side, bottom: kind.isGrouped ? 7 : 6, trailing: side)
    footerInsets = EdgeInsets(top: 7, leading: side, bottom: 6, trailing: side)
    minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? (kind.isGrouped ? 28 : 38)
    cornerRadius = isCard ? 10 : 0
    background = settings.isGroundHidden ? nil : kind.isGrouped ? .systemGroupedBackground : .systemBackground
    rowBackground = kind.isGrouped ? .secondarySystemGroupedBackground : nil
    bar = kind == .plain ? ListMetrics.bar(environment.colorScheme) : nil
    hairline = PixelGrid(scale: environment.displayScale).pixel
  }

  private static func bar(_ scheme: ColorScheme) -> Color {
    scheme == .light ? Color(white: 0.965) : Color(white: 0.115)
  }

  /// UIKit has 35 pt between the cards of grouped tables and about half of it in compact ones.
  private static func spacing(_ spacing: ListSectionSpacing, _ kind: ListKind) -> Double {
    switch spacing {
    case .default: kind.isGrouped ? 35 : 0
    case .compact: kind.isGrouped ? 17 : 0
    case .custom(let points): points.isFinite ? max(0, points) : 0
    }
  }

  func row(insets: EdgeInsets?) -> ListRowRule.Frame {
    var insets = insets ?? rowInsets
    insets.leading += markSpace
    return ListRowRule.Frame(margin: margin, insets: insets, minimumHeight: minimumRowHeight)
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
    environment.font = .footnote
    environment.textCase = .uppercase
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
