import GalleyFiles

/// A JSON document. Objects keep the order of their members, so that identical values produce identical bytes.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an object. Members whose value is nil are omitted.
  public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  private var isNumber: Bool { if case .number = self { true } else { false } }

  /// The document as text, indented by two spaces per level. Arrays of numbers are on one line. There is no final line
  /// break.
  public var text: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSONValue.text(of: value)
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let values) where values.allSatisfy(\.isNumber):
      text += "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .array(let values):
      JSONValue.write(values, between: ("[", "]"), to: &text, depth) { $0.write(to: &$1, depth: depth + 1) }
    case .object(let members):
      JSONValue.write(members, between: ("{", "}"), to: &text, depth) { member, text in
        JSONValue.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, depth: depth + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between marks: (String, String), to text: inout String, _ depth: Int,
    element: (Element, inout String) -> Void
  ) {
    guard !elements.isEmpty else { return text += marks.0 + marks.1 }
    text += marks.0
    for (index, value) in elements.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: depth + 1)
      element(value, &text)
    }
    text += "\n" + String(repeating: "  ", count: depth) + marks.1
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  private static func escape(_ unit: UInt16) -> String {
    let hex = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if isPlain(string) { return text += string }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Some CI systems interpret "##" in a log as the beginning of a command.
      case "#" where text.hasSuffix("#"): text += "\\u0023"
      default:
        // The escaped form has the same meaning in JSON, and cannot affect how the text is displayed.
        if ActingScalar.acts(scalar) {
          for unit in String(scalar).utf16 { text += escape(unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  private static func isPlain(_ string: String) -> Bool {
    var last: UInt8 = 0
    return string.utf8.allSatisfy { byte in
      defer { last = byte }
      return 0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && (byte != UInt8(ascii: "#") || last != byte)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
