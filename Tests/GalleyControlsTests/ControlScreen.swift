import GalleyControls
import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews

/// A control on a screen of 390 points, and what there is to know of it.
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

  /// The colours of all texts in order, "#RRGGBB" or "#RRGGBBAA".
  var textColors: [String] { views.flatMap { view in view.lines.isEmpty ? [] : view.styles.compactMap(\.color) } }

  /// All texts in order.
  var texts: [String] { views.flatMap(\.lines) }

  /// The frame of the view called `id`.
  func frame(_ id: String) -> Rect? { stage.layout[id]?.frame }

  /// The size of the view called `id`.
  func size(_ id: String) -> Size? { frame(id)?.size }

  /// The screen, one pixel a point.
  func bitmap() throws -> Bitmap { try Painter().paint(stage.picture(), scale: 1) }

  private var views: [InspectedView] { stage.layout.withDescendants }
}

extension InspectedView {
  /// The views in it that show lines of text.
  var withLines: [InspectedView] { withDescendants.filter { !$0.lines.isEmpty } }

  /// The view and all in it, outermost first.
  fileprivate var withDescendants: [InspectedView] { [self] + children.flatMap(\.withDescendants) }
}

extension Color {
  /// How the colour is told where it paints text.
  func told(in scheme: ColorScheme = .light) -> String {
    ControlScreen(environment: { $0.colorScheme = scheme }) { Text("x").foregroundStyle(self) }.textColors.first ?? ""
  }
}
