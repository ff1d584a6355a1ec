import Foundation
import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

/// Compares Galley with the Unicode test files of the Debian package unicode-data.
@Suite(
  "Unicode bidirectional algorithm",
  .enabled(if: BidiCase.isInstalled, "Debian's package unicode-data is not installed"))
struct BidiStandardTests {
  @Test("The direction of a paragraph follows rules P2 and P3, in both layout directions")
  func directions() throws {
    let classes = try BidiClasses()
    var checked = 0
    for example in try BidiCase.all() {
      for surroundings in LayoutDirection.allCases {
        let expected = classes.direction(of: example.scalars) ?? surroundings
        #expect(direction(of: example.text, in: surroundings) == expected, "\(example.line)")
      }
      if example.isAutomatic {
        #expect((direction(of: example.text, in: .leftToRight) == .rightToLeft) == (example.level == 1))
      }
      checked += 1
    }
    #expect(checked > 90_000)
  }

  @Test("Characters are drawn in the order that BidiCharacterTest.txt specifies", arguments: 0..<4)
  func order(part: Int) throws {
    let engine = TextEngine()
    var checked = 0
    // The file starts with examples of single rules. The rest contains all combinations of brackets and letters.
    let examples = try BidiCase.all().enumerated()
      .filter { $0.offset < 400 ? $0.offset % 4 == part : $0.offset % 64 == part * 16 }.map(\.element)
    for example in examples where isUnforced(example) {
      let layout = engine.layout(text(example.text, direction: example.surroundings, missingGlyph: .box))
      #expect(example.drawn(in: layout) == example.expected, "\(example.line)")
      checked += 1
    }
    #expect(checked > 500)
  }

  /// Whether the test line requires the direction that its letters imply. Galley cannot force a different one.
  private func isUnforced(_ example: BidiCase) -> Bool {
    (direction(of: example.text, in: example.surroundings) == .rightToLeft) == (example.level == 1)
  }

  private func direction(of text: String, in surroundings: LayoutDirection) -> LayoutDirection {
    var text = text
    return text.withUTF8 { ParagraphDirection.direction(of: $0, in: surroundings) }
  }
}

struct BidiCase {
  let line: Substring
  let scalars: [Unicode.Scalar]
  let isAutomatic: Bool
  let surroundings: LayoutDirection
  let level: Int
  private let visualOrder: [Int]

  private static let path = "/usr/share/unicode/BidiCharacterTest.txt"
  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: BidiClasses.path)
  }

  static func all() throws -> [BidiCase] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap(BidiCase.init)
  }

  init?(_ line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard !line.hasPrefix("#"), fields.count == 5, let direction = Int(fields[1]), let level = Int(fields[2]) else {
      return nil
    }
    self.line = line
    self.level = level
    scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    isAutomatic = direction == 2
    surroundings = direction == 1 ? .rightToLeft : .leftToRight
    visualOrder = fields[4].split(separator: " ").compactMap { Int($0) }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The expected visible characters from left to right.
  var expected: [Unicode.Scalar] { visualOrder.map { scalars[$0] }.filter(\.shows) }

  /// Returns the visible characters of `layout` from left to right.
  func drawn(in layout: TextLayout) -> [Unicode.Scalar] {
    layout.lines.flatMap(\.runs).flatMap { drawn(in: $0.run) }.filter(\.shows)
  }

  private func drawn(in run: GlyphRun) -> [Unicode.Scalar] {
    let bytes = Array(run.text.utf8)
    var clusters: [[Unicode.Scalar]] = []
    var start = 0
    for cluster in run.clusters {
      clusters.append(Array(String(decoding: bytes[start..<start + cluster.bytes], as: UTF8.self).unicodeScalars))
      start += cluster.bytes
    }
    return (run.isRightToLeft ? clusters.reversed() : clusters).flatMap { $0 }
  }
}

extension Unicode.Scalar {
  /// Whether the character has a visible position. Combining marks are drawn on their letters.
  fileprivate var shows: Bool {
    !properties.isWhitespace && properties.generalCategory != .nonspacingMark && properties.generalCategory != .control
      && !properties.isDefaultIgnorableCodePoint
  }
}

/// The bidirectional classes from the Unicode table, and literal implementations of rules P2 and P3.
struct BidiClasses {
  static let path = "/usr/share/unicode/extracted/DerivedBidiClass.txt"
  private var ranges: [(range: ClosedRange<UInt32>, name: Substring)] = []

  init() throws {
    for line in try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
      guard fields.count == 2 else { continue }
      let ends = fields[0].split(separator: " ").first?.split(separator: ".").compactMap { UInt32($0, radix: 16) } ?? []
      guard let first = ends.first, let last = ends.last else { continue }
      ranges.append((first...last, fields[1].prefix { $0 != " " }))
    }
    ranges.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the short name of the class, or L for characters that are not in the table.
  private func name(of scalar: Unicode.Scalar) -> Substring {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].range.contains(scalar.value) ? ranges[low].name : "L"
  }

  /// Returns the direction of the first strong character outside isolates, or nil.
  func direction(of scalars: [Unicode.Scalar]) -> LayoutDirection? {
    var depth = 0
    for scalar in scalars {
      switch name(of: scalar) {
      case "LRI", "RLI", "FSI": depth += 1
      case "PDI": depth = max(0, depth - 1)
      case "L" where depth == 0: return .leftToRight
      case "R" where depth == 0, "AL" where depth == 0: return .rightToLeft
      default: break
      }
    }
    return nil
  }
}
