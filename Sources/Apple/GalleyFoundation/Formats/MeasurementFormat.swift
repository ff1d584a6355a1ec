public import Foundation

#if !canImport(Darwin)
  /// How a measurement is written: its number and its unit. Foundation has no such format on Linux.
  ///
  /// Units keep to what they are: nothing is converted for a region. Words of ``UnitWidth/wide`` are English.
  public struct MeasurementFormat<UnitType: Dimension>: FormatStyle {
    /// How a unit is written.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      /// By its name: "3 meters".
      case wide
      /// By its symbol: "3 m".
      case abbreviated
      /// By its symbol, without room before it: "3m".
      case narrow
    }

    private let width: UnitWidth
    private let number: FloatingPointFormatStyle<Double>

    /// A format whose units have `width`, and whose numbers are as `numberFormatStyle` says.
    public init(width: UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double> = .number) {
      (self.width, number) = (width, numberFormatStyle)
    }

    /// The number and the unit of `value`.
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = number.format(value.value)
      switch width {
      case .narrow: return text + value.unit.symbol
      case .abbreviated: return "\(text)\(value.unit.symbol.first == "°" ? "" : " ")\(value.unit.symbol)"
      case .wide: return "\(text) \(UnitNames.name(of: value.unit.symbol, isOne: value.value == 1))"
      }
    }

    /// The same with numbers in the language `locale`.
    public func locale(_ locale: Locale) -> MeasurementFormat {
      MeasurementFormat(width: width, numberFormatStyle: number.locale(locale))
    }
  }

  /// What a measurement is about; units keep to what they are, whatever it is.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    private let name: String

    /// Any measurement of the kind.
    public static var general: Self { Self(name: "general") }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How tall people are.
    public static var person: Self { Self(name: "person") }
    /// How tall people are.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// How far it is to drive.
    public static var road: Self { Self(name: "road") }
    /// How wide one sees.
    public static var visibility: Self { Self(name: "visibility") }
    /// How much it rains.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much it snows.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees to focus.
    public static var focalLength: Self { Self(name: "focalLength") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// What people weigh.
    public static var personWeight: Self { Self(name: "personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// What people have.
    public static var person: Self { Self(name: "person") }
    /// What the air has.
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food has.
    public static var food: Self { Self(name: "food") }
    /// What people burn.
    public static var workout: Self { Self(name: "workout") }
  }

  extension FormatStyle {
    /// A measurement's number and its unit, which is not converted whatever `usage` says.
    public static func measurement<UnitType: Dimension>(
      width: MeasurementFormat<UnitType>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>,
      numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == MeasurementFormat<UnitType> {
      MeasurementFormat(width: width, numberFormatStyle: numberFormatStyle)
    }

    /// A measurement's number and its unit.
    public static func measurement<UnitType: Dimension>(
      width: MeasurementFormat<UnitType>.UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double> = .number
    ) -> Self where Self == MeasurementFormat<UnitType> {
      MeasurementFormat(width: width, numberFormatStyle: numberFormatStyle)
    }
  }

  extension Measurement where UnitType: Dimension {
    /// The measurement's number and the symbol of its unit.
    public func formatted() -> String { MeasurementFormat(width: .abbreviated).format(self) }

    /// The measurement as `format` writes it.
    public func formatted(_ format: MeasurementFormat<UnitType>) -> String { format.format(self) }
  }

  /// English names of units by their symbols.
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
