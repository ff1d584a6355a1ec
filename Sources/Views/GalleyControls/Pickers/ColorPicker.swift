import GalleyGeometry
public import GalleyViews

/// The colour well is a ring of all hues, as in `UIColorWell`.
public struct ColorPicker<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.isEnabled) private var isEnabled
  private let selection: Binding<Color>
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    ControlRow(label: label, alignment: .center) {
      ZStack {
        ForEach(0..<HueRing.count, id: \.self) { HueRing(index: $0) }
        Circle().fill(selection.wrappedValue).frame(width: 18, height: 18)
      }
      .frame(width: 28, height: 28)
      .opacity(isEnabled ? 1 : 0.5)
      .fittingRow()
    }
    .control("ColorPicker") { [color = selection.wrappedValue] environment in
      ControlArguments.label(environment) + [
        "selection": ControlText.color(color, in: environment),
        "isEnabled": environment.isEnabled ? nil : "false",
      ]
    }
  }
}

extension ColorPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct HueRing: View {
  static let count = 48

  let index: Int

  var body: some View {
    let start = Double(index) / Double(Self.count)
    // Segments overlap slightly, to hide the seams.
    Circle()
      .trim(from: start, to: min(1, start + 1.3 / Double(Self.count)))
      .stroke(Color(hue: start, saturation: 1, brightness: 1), lineWidth: 3)
      .frame(width: 25, height: 25)
      .rotationEffect(.degrees(-90))
  }
}
