import GalleyControls
import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews

/// A control on a screen 390 pt wide, with access to its labels, frames and pixels.
struct ControlScreen {
  let stage: Stage

  init(
    width: Double? = 390, height: Double? = nil, environment change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ control: () -> some View
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    stage = Stage(
      proposal: ProposedViewSize(width: width, height: height), environment: environment, root: { control() })
  }

  /// The colours of all Text views, in order, written as "#RRGGBB" or "#RRGGBBAA".
  var textColors: [String] { views.flatMap { view in view.lines.isEmpty ? [] : view.styles.compactMap(\.color) } }

  var texts: [String] { views.flatMap(\.lines) }

  func frame(_ id: String) -> Rect? { stage.layout[id]?.frame }

  func size(_ id: String) -> Size? { frame(id)?.size }

  func bitmap() throws -> Bitmap { try Painter().paint(stage.picture(), scale: 1) }

  private var views: [InspectedView] { stage.layout.withDescendants }
}

extension InspectedView {
  var withLines: [InspectedView] { withDescendants.filter { !$0.lines.isEmpty } }

  fileprivate var withDescendants: [InspectedView] { [self] + children.flatMap(\.withDescendants) }
}

extension Color {
  /// Returns the colour that is recorded for text with this style.
  func recorded(in scheme: ColorScheme = .light) -> String {
    ControlScreen(environment: { $0.colorScheme = scheme }) { Text("x").foregroundStyle(self) }.textColors.first ?? ""
  }
}
