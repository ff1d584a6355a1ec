import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyStage
import GalleyViews
import Testing

@Suite("Gauge styles")
struct GaugeTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("Load")
    } currentValueLabel: {
      Text("42")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
    .id("gauge")
  }

  @Test("Bars show all labels, open rings show value and bounds, and closed rings show only the value")
  func labels() {
    #expect(ControlScreen { gauge(0.4) }.texts == ["Load", "0", "99", "42"])
    #expect(ControlScreen { gauge(0.4).gaugeStyle(.accessoryCircular) }.texts == ["42", "0", "99"])
    #expect(ControlScreen { gauge(0.4).gaugeStyle(.accessoryCircularCapacity) }.texts == ["42"])
    #expect(ControlScreen { gauge(0.4).gaugeStyle(.accessoryLinear) }.texts == ["0", "99"])
  }

  @Test("Ring gauges have the size of watch complications")
  func size() {
    for style in [
      AnyView(gauge(0.4).gaugeStyle(.accessoryCircular)), AnyView(gauge(1).gaugeStyle(.accessoryCircularCapacity)),
    ] {
      #expect(ControlScreen(width: nil) { style }.size("gauge") == Size(width: 58, height: 58))
    }
  }

  @Test("Every gauge style is drawn differently for different values")
  func values() throws {
    func picture(_ value: Double, _ style: some GaugeStyle) throws -> Picture {
      try ControlScreen(width: 200, height: 80) { gauge(value).gaugeStyle(style) }.stage.picture()
    }
    #expect(try picture(0.2, .linearCapacity) != picture(0.8, .linearCapacity))
    #expect(try picture(0.2, .accessoryLinear) != picture(0.8, .accessoryLinear))
    #expect(try picture(0.2, .accessoryLinearCapacity) != picture(0.8, .accessoryLinearCapacity))
    #expect(try picture(0.2, .accessoryCircular) != picture(0.8, .accessoryCircular))
    #expect(try picture(0.2, .accessoryCircularCapacity) != picture(0.8, .accessoryCircularCapacity))
  }
}
