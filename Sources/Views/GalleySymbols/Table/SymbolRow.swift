struct SymbolRow: Hashable {
  let name: String
  let source: Source
  private(set) var form = Form.line
  private(set) var turns = 0
  private(set) var isMirrored = false
  private(set) var turnsWithReading = false
  private(set) var scale = 1.0
  /// The width in ems, including the space beside the outline; nil means the width of the outline.
  private(set) var width: Double?

  enum Source: Hashable {
    case glyph(SymbolFont, Unicode.Scalar)
    case letters(String)
    case symbol(String)
    case drawn(DrawnName)
  }

  enum Form: String {
    case line
    case solid
    case hollow
  }

  /// Parses a line such as "trash g:E872 both". `both` creates a hollow symbol and a solid one with ".fill" added to
  /// its name.
  static func rows(_ line: Substring) -> [SymbolRow]? {
    let words = line.split(separator: " ")
    guard words.count >= 2, let source = Source(words[1]) else { return nil }
    var row = SymbolRow(name: String(words[0]), source: source)
    var isPair = false
    for word in words.dropFirst(2) {
      switch word {
      case "both": isPair = true
      case "rtl": row.turnsWithReading = true
      case "mirror": row.isMirrored = true
      case "turn90": row.turns = 1
      case "turn180": row.turns = 2
      case "turn270": row.turns = 3
      default:
        if let form = Form(rawValue: String(word)) {
          row.form = form
        } else if word.first == "x", let scale = Double(word.dropFirst()), scale > 0 {
          row.scale = scale
        } else if word.first == "w", let width = Double(word.dropFirst()), width > 0 {
          row.width = width
        } else {
          return nil
        }
      }
    }
    guard isPair else { return [row] }
    var filled = SymbolRow(name: row.name + ".fill", source: source)
    (filled.turns, filled.isMirrored, filled.scale) = (row.turns, row.isMirrored, row.scale)
    filled.width = row.width
    (filled.form, filled.turnsWithReading, row.form) = (.solid, row.turnsWithReading, .hollow)
    return [row, filled]
  }
}

extension SymbolRow.Source {
  /// "g:E872" and "d:F1C0" are glyphs, "t:Aa" is text, "=star" is another symbol, and "o:eraser" is an outline.
  fileprivate init?(_ word: Substring) {
    let rest = word.dropFirst(2)
    if word.hasPrefix("=") {
      self = .symbol(String(word.dropFirst()))
    } else if word.hasPrefix("t:"), !rest.isEmpty {
      self = .letters(String(rest))
    } else if word.hasPrefix("o:"), let drawn = DrawnName(rawValue: String(rest)) {
      self = .drawn(drawn)
    } else if let font = SymbolFont.allCases.first(where: { word.hasPrefix("\($0.rawValue):") }),
      let scalar = UInt32(rest, radix: 16).flatMap(Unicode.Scalar.init)
    {
      self = .glyph(font, scalar)
    } else {
      return nil
    }
  }
}

enum SymbolFont: Character, CaseIterable {
  case google = "g"
  case community = "d"

  var family: String {
    switch self {
    case .google: "Material Icons"
    case .community: "Material Design Icons"
    }
  }
}
