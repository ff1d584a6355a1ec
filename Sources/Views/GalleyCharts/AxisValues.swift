public import GalleyViews

public protocol AxisContent: View {}

public protocol AxisMark: View {}

public typealias AxisContentBuilder = ViewBuilder
public typealias AxisMarkBuilder = ViewBuilder

public struct AxisMarkValues: Sendable {
  enum Kind { case automatic(Int?, atLeast: Double = 0), stride(Double), list([PlottedValue]), times(TimeTicks) }

  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }

  /// Returns values at round intervals.
  ///
  /// - Parameters:
  ///   - minimumStride: The minimum distance between two values; nil (the default) for no minimum.
  ///   - desiredCount: The approximate number of values; nil (the default) is 5.
  ///   - roundLowerBound: Ignored.
  ///   - roundUpperBound: Ignored.
  public static func automatic(
    minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount, atLeast: minimumStride ?? 0))
  }

  package static func every(_ count: Int, _ unit: CivilTime.Unit) -> AxisMarkValues {
    AxisMarkValues(kind: .times(TimeTicks(unit, every: count)))
  }

  /// Returns values at a fixed distance.
  ///
  /// - Parameters:
  ///   - step: The distance between two values.
  ///   - roundLowerBound: Ignored.
  ///   - roundUpperBound: Ignored.
  public static func stride(by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues(kind: .stride(step))
  }

  func values(on scale: ChartScale) -> [PlottedValue] {
    switch kind {
    case .automatic(let count, let minimum):
      let ticks = scale.ticks(max(1, count ?? ChartScale.usualTicks))
      guard case .number(let first)? = ticks.first, case .number(let second)? = ticks.dropFirst().first,
        abs(second - first) < minimum
      else { return ticks }
      return AxisMarkValues(kind: .stride(minimum)).values(on: scale)
    case .list(let values): return values
    case .times(let ticks): return scale.range.map { ticks.values(in: $0).map { .time($0) } } ?? []
    case .stride(let step):
      guard let range = scale.range else { return scale.ticks(ChartScale.usualTicks) }
      let isTime = if case .times = scale.kind { true } else { false }
      return NiceTicks(step: step).values(in: range).map { isTime ? .time($0) : .number($0) }
    }
  }
}

public enum AxisMarkPosition: Hashable, Sendable {
  case automatic
  case top
  case bottom
  case leading
  case trailing
}

/// Has no effect: all presets look the same.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let inset = AxisMarkPreset(name: "inset")
}

public struct AxisValue {
  let value: PlottedValue
  public let index: Int
  public let count: Int

  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value.PrimitivePlottable(_plotted: value).flatMap { Value(primitivePlottable: $0) }
  }
}
