import GalleyGeometry
import GalleyMessages
import GalleyPicture
import GalleyTables

/// Parses scalars in scene files and in data cells.
package enum ScalarParser {
  /// Returns `nil` if the shape does not accept scalars.
  static func parse(_ text: String, as shape: ValueShape) -> Result<SceneValue, SceneError.Kind>? {
    switch shape {
    case .text: .success(.text(Interpolation(text)))
    case .number(let shape): number(text, shape).map { .number($0) }
    case .boolean: boolean(text)
    case .word(let vocabulary): word(text, vocabulary)
    case .color, .style, .layer: color(text).map { .color($0) }
    case .size: size(text)
    case .day(let hasTime): day(text, hasTime: hasTime, as: shape)
    case .oneOf(let shapes): first(of: shapes, text)
    case .binding(let value): parse(text, as: value)
    case .record, .list, .named, .view, .views, .rows, .condition, .modifiers, .filter, .assignments: nil
    }
  }

  /// Returns the first shape that matches. If none does, it returns the error of the shape that was most likely meant.
  private static func first(of shapes: [ValueShape], _ text: String) -> Result<SceneValue, SceneError.Kind>? {
    let looksLikeNumber = text.first.map { $0.isNumber || "+-.".contains($0) } ?? false
    var likely: SceneError.Kind?
    var isTypeOnly = true
    for shape in shapes {
      guard let result = parse(text, as: shape) else { continue }
      guard case .failure(let kind) = result else { return result }
      if likely == nil || shape.startsWithDigit == looksLikeNumber { likely = kind }
      if case .value(.wrongType) = kind { continue }
      isTypeOnly = false
    }
    // None of the shapes is closer to the text than the others, so the error lists all of them.
    if isTypeOnly, likely != nil {
      return .failure(.value(.wrongType(expected: ValueShape.oneOf(shapes).noun, found: "'\(text)'")))
    }
    return likely.map { .failure($0) }
  }

  private static func boolean(_ text: String) -> Result<SceneValue, SceneError.Kind> {
    switch text {
    case "true": .success(.boolean(true))
    case "false": .success(.boolean(false))
    default: .failure(.value(.wrongType(expected: "true or false", found: "'\(text)'")))
    }
  }

  private static func word(_ text: String, _ vocabulary: Vocabulary) -> Result<SceneValue, SceneError.Kind> {
    if let word = vocabulary.word(text) { return .success(.word(word)) }
    // A version that does not exist is not a misspelling, so the error lists the known versions.
    let suggestion =
      vocabulary.isSystemVersion ? nil : Suggestion.closest(to: text, among: vocabulary.names)
    return .failure(.value(.unknownWord(text, noun: vocabulary.noun, known: vocabulary.names, suggestion: suggestion)))
  }

  private static func size(_ text: String) -> Result<SceneValue, SceneError.Kind> {
    let sides = text.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { NumberText($0).value }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      return .failure(.value(.wrongType(expected: "a size such as 390x844", found: "'\(text)'")))
    }
    let limit = NumberShape.side.maximum ?? NumberShape.side.limit
    guard [width, height].allSatisfy({ (1...limit).contains($0) }) else {
      return .failure(
        .number(.outOfRange(text, noun: "a size such as 390x844 with width and height", minimum: 1, maximum: limit)))
    }
    return .success(.size(Size(width: width, height: height)))
  }

  private static func day(
    _ text: String, hasTime: Bool, as shape: ValueShape
  ) -> Result<SceneValue, SceneError.Kind> {
    switch WrittenDay(text, hasTime: hasTime) {
    case .one: .success(.text(Interpolation(text)))
    case .missing(let day): .failure(.value(.noSuchDay(day)))
    case .none: .failure(.value(.wrongType(expected: shape.noun, found: "'\(text)'")))
    }
  }

  static func color(_ text: String) -> Result<SceneColor, SceneError.Kind> {
    if let color = SceneColor.hex(text) { return .success(.fixed(color)) }
    if SceneColor.names.contains(text) { return .success(.named(text)) }
    let suggestion = text.hasPrefix("#") ? nil : Suggestion.closest(to: text, among: SceneColor.names)
    return .failure(.value(.badColor(text, suggestion: suggestion)))
  }

  static func number(_ text: String, _ shape: NumberShape) -> Result<Double, SceneError.Kind> {
    let parsed = NumberText(text)
    if parsed.isNotFinite {
      if shape.allowsInfinity && text == "infinity" { return .success(.infinity) }
      return .failure(.number(.notFinite(text, noun: shape.noun)))
    }
    guard var number = parsed.number else {
      return .failure(.value(.wrongType(expected: shape.noun, found: "'\(text)'")))
    }
    if let factors = shape.unit.factors {
      guard let factor = factors.first(where: { $0.key == parsed.unit })?.value else {
        return .failure(.number(.missingUnit(text, units: factors.map(\.key), noun: shape.noun)))
      }
      number *= factor
    } else if parsed.unit == "%", shape.unit == .fraction {
      number /= 100
    } else if !parsed.unit.isEmpty {
      return .failure(.number(.unexpectedUnit(number: parsed.digits, unit: parsed.unit, noun: shape.noun)))
    }
    if !number.isFinite { return .failure(.number(.notFinite(text, noun: shape.noun))) }
    let (minimum, maximum) = (shape.minimum ?? -shape.limit, shape.maximum ?? shape.limit)
    if number < minimum || number > maximum {
      let isTooLarge = abs(number) > shape.limit
      return .failure(
        .number(
          .outOfRange(
            text, noun: shape.noun, minimum: isTooLarge ? minimum : shape.minimum,
            maximum: isTooLarge ? maximum : shape.maximum)))
    }
    if shape.isWhole, number != number.rounded() { return .failure(.number(.notWhole(text, noun: shape.noun))) }
    return .success(number)
  }
}

extension ValueShape {
  fileprivate var startsWithDigit: Bool {
    switch self {
    case .number, .size: true
    default: false
    }
  }
}

package struct NumberText {
  let number: Double?
  let digits: String
  let unit: String
  let isNotFinite: Bool

  init(_ text: some StringProtocol) {
    let end = text.utf8.firstIndex { !Self.numberBytes.contains($0) } ?? text.endIndex
    let (head, tail) = Self.splitExponent(String(text[..<end]), String(text[end...]))
    digits = head
    unit = String(tail.drop { $0 == " " })
    number = Double(head)
    let bare = text.lowercased().drop { "+-.".contains($0) }
    isNotFinite = ["nan", "inf", "infinity"].contains(String(bare))
  }

  var value: Double? { unit.isEmpty ? number : nil }

  private static let numberBytes = Set("0123456789+-.eE".utf8)

  /// Moves letters from the number to the unit, because the "e" of a unit such as "em" is not an exponent.
  private static func splitExponent(_ head: String, _ tail: String) -> (String, String) {
    var (head, tail) = (head, tail)
    while let last = head.last, "eE+-".contains(last) {
      head.removeLast()
      tail = String(last) + tail
    }
    return (head, tail)
  }
}
