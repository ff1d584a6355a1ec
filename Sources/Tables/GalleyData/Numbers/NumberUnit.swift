package struct NumberUnit: Hashable, Sendable {
  private let index: Int16

  package init?(_ text: some Collection<UInt8>) {
    // All unit names are short, so the length already excludes most other strings.
    guard 1...Self.longest ~= text.count, let index = Self.indices[Array(text)] else { return nil }
    self.index = index
  }

  package var name: String { Self.names[Int(index)] }

  package var isPercent: Bool { name == "%" }

  package var isCurrency: Bool { Int(index) < Self.currencies.count }

  private static let currencies = [
    "$", "US$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₴", "₫", "฿", "₪", "₱", "R$", "A$", "C$", "kr", "kr.", "zł", "Kč",
    "Ft", "Fr.", "lei", "лв", "USD", "EUR", "GBP", "JPY", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "BGN",
    "TRY", "RUB", "UAH", "CNY", "HKD", "TWD", "KRW", "INR", "IDR", "MYR", "SGD", "THB", "PHP", "VND", "AUD", "NZD",
    "CAD", "MXN", "BRL", "ARS", "CLP", "COP", "PEN", "ZAR", "EGP", "NGN", "KES", "ILS", "SAR", "AED", "ISK", "Euro",
    "EURO", "￥", "円", "元", "Rs.", "Rs", "Rp", "RM", "NT$", "HK$", "S$", "NZ$", "грн", "руб.", "руб", "р.", "ден", "din",
    "₸", "₾", "₦", "₵", "₲", "₡", "zl",
  ]
  private static let measures = [
    "%", "‰", "pct", "pct.", "Prozent", "percent", "°", "°C", "°F", "kg", "g", "mg", "µg", "μg", "t", "lb", "lbs", "oz",
    "km", "m", "cm", "mm", "µm",
    "μm", "nm", "mi", "ft", "in", "yd", "m²", "m2", "km²", "km2", "cm²", "ha", "m³", "m3", "cm³", "l", "L", "ml",
    "mL", "cl", "hl", "km/h", "m/s", "mph", "kn", "h", "min", "s", "ms", "µs", "μs", "ns", "Hz", "kHz", "MHz",
    "GHz", "W", "kW", "MW", "GW", "Wh", "kWh", "MWh", "GWh", "V", "mV", "kV", "mA", "kJ", "MJ", "cal", "kcal",
    "Pa", "hPa", "kPa", "MPa", "bar", "mbar", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "o", "ko", "Ko",
    "Mo", "Go", "To", "bit",
    "kbit/s", "Mbit/s", "Gbit/s", "px", "pt", "dpi", "dB", "ppm", "mol", "kN", "Nm", "cd", "lm", "lx", "Ω", "kΩ",
    "Stk", "Stk.", "Stück", "St.", "pcs", "pc", "pcs.", "ea", "bp", "bps", "PS", "hp", "Jahre", "years", "days",
    "Tage", "Std.", "Min.", "Sek.", "mm²", "g/km", "l/100km", "kg/m³", "mg/l", "rpm",
  ]
  private static let names = currencies + measures
  private static let indices = Dictionary(
    names.enumerated().map { (Array($1.utf8), Int16($0)) }, uniquingKeysWith: { first, _ in first })
  private static let longest = names.map(\.utf8.count).max() ?? 0
}
