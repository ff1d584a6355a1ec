public import Foundation
public import GalleyCharts
public import GalleyGeometry
import GalleyText
public import GalleyViews

extension Date: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .time(timeIntervalSinceReferenceDate) }

  public init?(_plotted: PlottedValue) {
    guard case .time(let seconds) = _plotted, seconds.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Calendar {
  fileprivate static var ofCharts: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    let stretch = (calendar ?? .ofCharts).dateInterval(of: unit, for: date)
    let extent = stretch.map {
      $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
    }
    return PlottableValue(String(label), date, over: extent)
  }
}

extension AxisMarkValues {
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    switch component {
    case .second: every(count, .second)
    case .minute: every(count, .minute)
    case .hour: every(count, .hour)
    case .weekOfYear, .weekOfMonth: every(count > 1_000_000 ? count : count * 7, .day)
    case .month: every(count, .month)
    case .quarter: every(count > 1_000_000 ? count : count * 3, .month)
    case .year: every(count, .year)
    default: every(count, .day)
    }
  }
}

public struct AxisFormatText<Format: FormatStyle>: View
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  public typealias Body = Never

  fileprivate let format: Format

  public func _build(into builder: inout NodeBuilder) {
    let value = builder.environment.axisValue
      .flatMap { Format.FormatInput.PrimitivePlottable(_plotted: $0) }
      .flatMap { Format.FormatInput(primitivePlottable: $0) }
    let format = format.locale(builder.environment.locale)
    Text(verbatim: value.map { format.format($0) } ?? "")._build(into: &builder)
  }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(_plotted: PlottedValue) {
    guard case .number(let number) = _plotted, number.isFinite else { return nil }
    self.init(number)
  }
}

extension AxisValueLabel {
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) where Content == AxisFormatText<Format> {
    self.init(centered: centered) { AxisFormatText(format: format) }
  }
}

extension AxisMarks {
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) {
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }
}
