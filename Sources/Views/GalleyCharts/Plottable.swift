import GalleyText
public import GalleyViews

public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol {
  var _plotted: PlottedValue { get }

  init?(_plotted: PlottedValue)
}

public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  case name(String)
  /// Seconds since the start of 2001, in UTC.
  case time(Double)

  var number: Double? {
    switch self {
    case .number(let number), .time(let number): number.isFinite ? number : nil
    case .name: nil
    }
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }

  var text: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .name(let name): name
    case .time(let time): CivilTime(seconds: time).text(in: .day)
    }
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension PrimitivePlottableProtocol where Self: Plottable, PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .name(self) }

  public init?(_plotted: PlottedValue) {
    guard let name = _plotted.name else { return nil }
    self = name
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(self) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number else { return nil }
    self = number
  }
}

extension Float: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(Double(self)) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number else { return nil }
    self = Float(number)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(Double(self)) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Int32: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(Double(self)) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number, let whole = Int32(exactly: number) else { return nil }
    self = whole
  }
}

extension Int64: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(Double(self)) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number, let whole = Int64(exactly: number) else { return nil }
    self = whole
  }
}

extension UInt: Plottable, PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(Double(self)) }

  public init?(_plotted: PlottedValue) {
    guard let number = _plotted.number, let whole = UInt(exactly: number) else { return nil }
    self = whole
  }
}

public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  package var extent: ClosedRange<Double>?

  package init(_ label: String, _ value: Value, over extent: ClosedRange<Double>?) {
    (self.label, self.value, self.extent) = (label, value, extent)
  }

  private init(label: String, value: Value) { self.init(label, value, over: nil) }

  var plotted: PlottedValue { value.primitivePlottable._plotted }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: Text(label).plain, value: value)
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.plain, value: value)
  }
}
