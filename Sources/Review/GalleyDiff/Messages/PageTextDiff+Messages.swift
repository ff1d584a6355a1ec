import GalleyMessages

extension PageTextDiff {
  /// The changes of the page, as sentences without a full stop. Long lists are shortened.
  public var sentences: [String] {
    let reported = changes.prefix(Self.maxReported).map(\.sentence)
    let left = changes.count - reported.count
    let more =
      left == 0 ? [] : ["\(Words.count(left, "more line")) \(CountedNoun.form(left, "differs", plural: "differ"))"]
    return reported + more + flow
  }

  private static let maxReported = 6

  private var flow: [String] {
    let came = arrivals.sorted { $0.key < $1.key }.map { page, count in
      "\(Words.count(count, "line")) was on page \(page + 1)"
    }
    guard moved > 0 else { return came }
    let way = shift.map { ", by \($0 > 0 ? "+" : "−")\(Words.points(abs($0))) pt" } ?? ""
    return came + ["\(Words.count(moved, "line")) only moved\(way)"]
  }
}

extension PageTextDiff.Change {
  fileprivate var sentence: String {
    switch self {
    case .removed(let words): return "the line \"\(Self.text(words).cut)\" is gone"
    case .added(let words): return "the line \"\(Self.text(words).cut)\" is new"
    case .retyped(let from, let to):
      let start = zip(from, to).prefix { $0 == $1 }.count
      let end = zip(from.dropFirst(start).reversed(), to.dropFirst(start).reversed()).prefix { $0 == $1 }.count
      let (old, new) = (from.dropFirst(start).dropLast(end), to.dropFirst(start).dropLast(end))
      // If words were only added or only removed, one side is empty.
      guard start + end > 0, !old.isEmpty, !new.isEmpty else {
        let (old, new) = Self.text(from).cut(beside: Self.text(to))
        return "\"\(old)\" became \"\(new)\""
      }
      let (before, after) = Self.text(Array(old)).cut(beside: Self.text(Array(new)))
      return "\"\(before)\" became \"\(after)\" in the line \"\(Self.text(to).cut)\""
    }
  }

  private static func text(_ words: [String]) -> String { words.joined(separator: " ") }
}
