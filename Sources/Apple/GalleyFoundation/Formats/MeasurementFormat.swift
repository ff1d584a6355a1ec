public import Foundation

#if !canImport(Darwin)
  /// Foundation lacks this type on Linux. Values are not converted to the units of a region. Unit names in the width
  /// ``UnitWidth/wide`` are English.
  public struct MeasurementFormat<UnitType: Dimension>: FormatStyle {
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide
      case abbreviated
      /// Written without a space: "3m".
      case narrow
    }

    private let width: UnitWidth
    private let number: FloatingPointFormatStyle<Double>

    public init(width: UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double> = .number) {
      (self.width, number) = (width, numberFormatStyle)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let text = number.format(value.value)
      switch width {
      case .narrow: return text + value.unit.symbol
      case .abbreviated: return "\(text)\(value.unit.symbol.first == "°" ? "" : " ")\(value.unit.symbol)"
      case .wide: return "\(text) \(UnitNames.name(of: value.unit.symbol, isOne: value.value == 1))"
      }
    }

    public func locale(_ locale: Locale) -> MeasurementFormat {
      MeasurementFormat(width: width, numberFormatStyle: number.locale(locale))
    }
  }

  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    private let name: String

    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var visibility: Self { Self(name: "visibility") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var focalLength: Self { Self(name: "focalLength") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
  }

  extension FormatStyle {
    /// Never converts units, regardless of `usage`.
    public static func measurement<UnitType: Dimension>(
      width: MeasurementFormat<UnitType>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>,
      numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == MeasurementFormat<UnitType> {
      MeasurementFormat(width: width, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement<UnitType: Dimension>(
      width: MeasurementFormat<UnitType>.UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == MeasurementFormat<UnitType> {
      MeasurementFormat(width: width, numberFormatStyle: numberFormatStyle)
    }
  }

  extension Measurement where UnitType: Dimension {
    public func formatted() -> String { MeasurementFormat(width: .abbreviated).format(self) }

    public func formatted(_ format: MeasurementFormat<UnitType>) -> String { format.format(self) }
  }

  private enum UnitNames {
    static func name(of symbol: String, isOne: Bool) -> String {
      guard let name = names[symbol] else { return symbol }
      return isOne ? name.one : name.other
    }

    private static let names: [String: (one: String, other: String)] = [
      "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
      "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
      "mi": ("mile", "miles"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"),
      "lb": ("pound", "pounds"), "s": ("second", "seconds"), "sec": ("second", "seconds"),
      "min": ("minute", "minutes"), "hr": ("hour", "hours"), "h": ("hour", "hours"),
      "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "K": ("kelvin", "kelvins"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
      "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
      "m/s": ("meter per second", "meters per second"), "kcal": ("kilocalorie", "kilocalories"),
    ]
  }
#endif
