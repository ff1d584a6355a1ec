import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Formatted dates, numbers and links")
struct FormatTests {
  /// 2026-11-23 11:41:04 UTC.
  private let date = Date(timeIntervalSince1970: 1_795_434_064)

  private func texts(locale: String = "en", zone: TimeZone = .gmt, @ViewBuilder _ view: () -> some View) -> [String] {
    var environment = EnvironmentValues()
    environment.localeIdentifier = locale
    environment.timeZone = zone
    let stage = Stage(proposal: ProposedViewSize(width: 390, height: nil), environment: environment, root: view)
    return lines(stage.layout)
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  @Test("A measurement is written with its unit, and the number in the format of the locale")
  func measurements() {
    let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
    let formats: [(MeasurementFormat<UnitLength>.UnitWidth, String, String)] = [
      (.abbreviated, "en", "3.5 km"), (.narrow, "en", "3.5km"), (.wide, "en", "3.5 kilometers"),
      (.abbreviated, "de", "3,5 km"),
    ]
    for (width, locale, text) in formats {
      #expect(texts(locale: locale) { Text(way, format: .measurement(width: width)) } == [text])
    }
    #expect(Measurement(value: 1, unit: UnitMass.grams).formatted(.init(width: .wide)) == "1 gram")
    #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "20°C")
  }

  @Test("Numbers use the locale of the environment instead of the machine's locale")
  func numbers() {
    #expect(texts { Text(1234.5, format: .number) } == ["1,234.5"])
    #expect(texts(locale: "de") { Text(1234.5, format: .number) } == ["1.234,5"])
    #expect(texts { LabeledContent("Share", value: 0.25, format: .percent) } == ["Share", "25%"])
    #expect(texts { TextField("Price", value: .constant(3.5), format: .number) } == ["3.5"])
    #expect(texts { Text("\(2.0 / 3, specifier: "%.2f") kg") } == ["0.67 kg"])
  }

  @Test("Dates and times use the locale and time zone of the environment")
  func dates() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600 * 14))
    #expect(texts { Text(date, style: .date) } == ["November 23, 2026"])
    #expect(texts(locale: "de") { Text(date, style: .date) } == ["23. November 2026"])
    #expect(texts(zone: zone) { Text(date, style: .date) } == ["November 24, 2026"])
    #expect(texts(locale: "de") { Text(date, style: .time) } == ["11:41"])
  }

  @Test("Relative times refer to the current date of the environment, not to the clock")
  func relative() {
    let now = date
    #expect(texts { Text(now.addingTimeInterval(3725), style: .timer).environment(\.now, now) } == ["1:02:05"])
    #expect(
      texts { Text(timerInterval: now...now.addingTimeInterval(90)).environment(\.now, now) } == ["1:30"])
    #expect(
      texts { Text(timerInterval: now...now.addingTimeInterval(90), countsDown: false).environment(\.now, now) }
        == ["0:00"])
  }

  @Test("Relative dates are correct over decades, and extreme dates do not crash")
  func farDates() {
    let start = Date(timeIntervalSince1970: 0)
    let days = { (count: Double) in start.addingTimeInterval(count * 86_400) }
    #expect(texts { Text(days(20_089.5), style: .relative).environment(\.now, start) } == ["20,089 days, 12 hr"])
    #expect(texts { Text(start, style: .relative).environment(\.now, days(365_000)) } == ["365,000 days"])
    #expect(texts { Text(days(20_000), style: .timer).environment(\.now, start) } == ["480000:00:00"])
    #expect(texts { Text(Date(timeIntervalSince1970: 1e300), style: .relative) }.count == 1)
  }

  @Test("A date picker shows the components that are requested")
  func picker() {
    #expect(
      texts { DatePicker("Day", selection: .constant(date), displayedComponents: .date) } == ["Day", "Nov 23, 2026"])
    #expect(
      texts(locale: "de") { DatePicker("Zeit", selection: .constant(date), displayedComponents: .hourAndMinute) }
        == ["Zeit", "11:41"])
  }

  @Test("A link opens its URL with the action in the environment")
  func links() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    let opened = Opened()
    let stage = Stage(size: Size(width: 390, height: 100)) {
      Link("Go", destination: address).id("link")
        .environment(\.openURL, OpenURLAction { opened.add($0) })
    }
    #expect(stage.tap(id: "link") && opened.addresses == [address])
  }
}

private final class Opened: @unchecked Sendable {
  private(set) var addresses: [URL] = []

  func add(_ address: URL) -> OpenURLAction.Result {
    addresses.append(address)
    return .handled
  }
}
