import GalleyDiff
import GalleyGeometry
import GalleyJSON

extension SceneMatch {
  /// Sentences about measured differences, by kind and with the largest differences first. Similar differences share a
  /// sentence.
  var measuredLines: [String] {
    lineBreaks + missingWords + moveLines + sizes + widths
      + problems
  }

  private func facts<Value>(_ value: (Fact) -> Value?) -> [(name: String, value: Value)] {
    views.flatMap { view in view.facts.compactMap { fact in value(fact).map { (view.name, $0) } } }
  }

  private var lineBreaks: [String] {
    facts {
      if case .lineBreak(let line, let scene, let picture, let lines) = $0 {
        (line, scene, picture, lines)
      } else {
        nil
      }
    }
    .sorted { abs($0.value.3.picture - $0.value.3.scene) > abs($1.value.3.picture - $1.value.3.scene) }
    .map { name, value in
      MatchMessages.lineBreak(
        name, line: value.0, scene: value.1, picture: value.2, lines: (value.3.scene, value.3.picture))
    }
  }

  private var missingWords: [String] {
    facts {
      if case .missingWords(let count, let after, let isTruncated) = $0 { (count, after, isTruncated) } else { nil }
    }
    .sorted { $0.value.0 > $1.value.0 }
    .map { name, value in
      MatchMessages.missingWords(name, after: value.1, isTruncated: value.2)
    }
  }

  /// The maximum difference, in points, between moves that count as the same. Ink positions are precise only to a
  /// fraction of a pixel, so they vary slightly.
  private static let sameMove = 0.5

  private var moves: [(offset: Point, names: [String])] {
    var moves: [(offset: Point, names: [String])] = []
    for view in views {
      guard case .moved(let offset) = view.finding else { continue }
      let index = moves.firstIndex {
        abs($0.offset.x - offset.x) <= Self.sameMove && abs($0.offset.y - offset.y) <= Self.sameMove
      }
      if let index { moves[index].names.append(view.name) } else { moves.append((offset, [view.name])) }
    }
    func way(_ offset: Point) -> Double { max(abs(offset.x), abs(offset.y)) }
    return moves.sorted { way($0.offset) > way($1.offset) }
  }

  /// Sentences about moved views. If all rows are a little taller, each row moved a little farther than the one before,
  /// so these moves share a sentence.
  private var moveLines: [String] {
    var lines: [String] = []
    var ways: [(way: Way, moves: [(offset: Point, names: [String])])] = []
    for move in moves {
      let way = Way(move.offset)
      if let index = ways.firstIndex(where: { $0.way == way }) {
        ways[index].moves.append(move)
      } else {
        ways.append((way, [move]))
      }
    }
    for (_, moves) in ways {
      guard moves.count > Self.maximumMoves, let most = moves.first, let least = moves.last else {
        lines += moves.map { MatchMessages.moved($0.names, by: $0.offset) }
        continue
      }
      lines.append(MatchMessages.moved(moves.flatMap(\.names), from: least.offset, to: most.offset))
    }
    return lines
  }

  private static let maximumMoves = 3

  /// The direction of a move: -1, 0 or 1 for each axis.
  private struct Way: Hashable {
    let x: Int
    let y: Int

    init(_ offset: Point) {
      (x, y) = (offset.x > 0 ? 1 : offset.x < 0 ? -1 : 0, offset.y > 0 ? 1 : offset.y < 0 ? -1 : 0)
    }
  }

  private var sizes: [String] {
    facts { if case .size(let scene, let picture) = $0 { (scene, picture) } else { nil } }
      .sorted { Self.growth($0.value) > Self.growth($1.value) }
      .map { MatchMessages.size($0.name, scene: $0.value.0, picture: $0.value.1) }
  }

  private static func growth(_ sizes: (Size, Size)) -> Double {
    max(abs(sizes.1.width - sizes.0.width), abs(sizes.1.height - sizes.0.height))
  }

  private var widths: [String] {
    let all = facts { fact -> (scene: Double, picture: Double)? in
      if case .width(let scene, let picture) = fact, scene > 0 { (scene, picture) } else { nil }
    }.sorted { abs($0.value.picture / $0.value.scene - 1) > abs($1.value.picture / $1.value.scene - 1) }
    let groups = [all.filter { $0.value.picture > $0.value.scene }, all.filter { $0.value.picture <= $0.value.scene }]
    return groups.filter { !$0.isEmpty }.sorted { $0.count > $1.count }.map { group in
      MatchMessages.widths(group.map(\.name), group.map(\.value))
    }
  }

  private var problems: [String] {
    let reasons: [(Problem, String)] = [
      (.background, MatchMessages.unevenBackground), (.overlap, MatchMessages.touching),
      (.turned, MatchMessages.turned), (.notFound, MatchMessages.otherText),
    ]
    return reasons.compactMap { problem, reason in
      let names = views.filter { $0.measurement?.problem == problem && !$0.isReportedOtherwise }.map(\.name)
      return names.isEmpty ? nil : MatchMessages.notMeasured(names, reason)
    }
  }

  /// A sentence about the smallest differences that are detected.
  var limitLines: [String] {
    guard views.contains(where: { $0.measurement?.widths.isEmpty == false }) else { return [] }
    return [
      MatchMessages.limits(
        share: TextDifference.limit.share, pixel: 1 / scale, em: isSameFont ? 0 : TextDifference.limit.bearings,
        move: TextDifference.minimumMove(pixel: 1 / scale))
    ]
  }

  var limits: JSONValue {
    .object([
      "width": .number(TextDifference.limit.share), "widthPoints": .number(TextDifference.limit.pixels / scale),
      "em": isSameFont ? nil : .number(TextDifference.limit.bearings),
      "move": .number(TextDifference.minimumMove(pixel: 1 / scale)),
    ])
  }

  static func json(_ width: Width) -> JSONValue { .array([.number(width.scene), .number(width.picture)]) }

  static func json(_ fact: Fact) -> JSONValue {
    func pair(_ size: Size) -> JSONValue { .array([.number(size.width), .number(size.height)]) }
    return switch fact {
    case .lineBreak(let line, let scene, let picture, let lines):
      .object([
        "kind": "lineBreak", "line": .number(Double(line)), "scene": .string(scene), "picture": .string(picture),
        "sceneLines": .number(Double(lines.scene)), "pictureLines": .number(Double(lines.picture)),
      ])
    case .missingWords(let count, let after, let isTruncated):
      .object([
        "kind": "missingWords", "count": .number(Double(count)), "after": .string(after),
        "isTruncated": .bool(isTruncated),
      ])
    case .width(let scene, let picture):
      .object(["kind": "width", "scene": .number(scene), "picture": .number(picture)])
    case .size(let scene, let picture):
      .object(["kind": "size", "scene": pair(scene), "picture": pair(picture)])
    }
  }
}

extension SceneMatch.SightedView {
  /// Whether another sentence already mentions the view.
  fileprivate var isReportedOtherwise: Bool {
    if measurement?.problem == .notFound, case .otherwise = finding { true } else { false }
  }
}
