/// Blanks the comments and string literals of Swift source, so that a search sees only code.
///
/// Line breaks and line numbers are preserved. An interpolation is blanked with its string. Every byte of a blanked
/// character is replaced by a space.
struct SwiftBlanker {
  private let input: [UInt8]
  private var output: [UInt8] = []
  private var position = 0

  private init(_ text: String) {
    input = Array(text.utf8)
    output.reserveCapacity(input.count)
  }

  /// Returns the source with spaces in place of comments and string literals.
  static func blank(_ text: String) -> String {
    var blanker = SwiftBlanker(text)
    while blanker.position < blanker.input.count { blanker.step() }
    return String(decoding: blanker.output, as: UTF8.self)
  }

  private mutating func step() {
    if starts("//") {
      while position < input.count, input[position] != UInt8(ascii: "\n") { hide(1) }
    } else if starts("/*") {
      hideBlockComment()
    } else if let pounds = poundsOfString() {
      hideString(pounds: pounds)
    } else {
      output.append(input[position])
      position += 1
    }
  }

  private mutating func hideBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        hide(2)
      } else if starts("*/") {
        depth -= 1
        hide(2)
      } else {
        hide(1)
      }
    } while depth > 0 && position < input.count
  }

  private mutating func hideString(pounds: Int) {
    hide(pounds)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: pounds)
    hide(quote.count)
    while position < input.count, !starts(quote + hashes) {
      if starts("\\" + hashes + "(") {
        hide(pounds + 1)
        hideInterpolation()
      } else if starts("\\" + hashes) {
        hide(pounds + 2)
      } else {
        hide(1)
      }
    }
    hide(quote.count + pounds)
  }

  /// Blanks an interpolation from its opening to its closing parenthesis, including strings nested in it.
  private mutating func hideInterpolation() {
    var depth = 0
    repeat {
      if let pounds = poundsOfString() {
        hideString(pounds: pounds)
        continue
      }
      if input[position] == UInt8(ascii: "(") { depth += 1 }
      if input[position] == UInt8(ascii: ")") { depth -= 1 }
      hide(1)
    } while depth > 0 && position < input.count
  }

  private mutating func hide(_ count: Int) {
    for byte in input[position..<min(position + count, input.count)] {
      output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    position = min(position + count, input.count)
  }

  private func starts(_ text: String) -> Bool { input[position...].starts(with: text.utf8) }

  /// Returns the number of `#` before a string literal that begins here, or `nil` if none begins.
  private func poundsOfString() -> Int? {
    let rest = input[position...].drop { $0 == UInt8(ascii: "#") }
    return rest.first == UInt8(ascii: "\"") ? rest.startIndex - position : nil
  }
}
