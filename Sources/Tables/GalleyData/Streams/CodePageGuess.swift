/// Detects the code page from the languages that its letters would form.
package enum CodePageGuess {
  package enum Finding: Hashable, Sendable {
    case page(TextEncoding)
    /// The possible readings, the most probable first. The list is empty if no code page gives plausible words.
    case open([EncodingReading])

    package var page: TextEncoding? { if case .page(let page) = self { page } else { nil } }
  }

  private struct Candidate {
    let page: TextEncoding
    let script: LanguageLetters.Script
    let cost: Double
    let text: [Unicode.Scalar]
  }

  private static let sampleSize = 1 << 14

  package static func finding(of bytes: UnsafeBufferPointer<UInt8>) -> Finding {
    let sample = sample(of: bytes)
    let candidates = candidates(for: sample)
    guard let best = candidates.first else { return .page(.windows1252) }
    let high = sample.count { $0 >= 0x80 }
    let margin = candidates.count > 1 ? candidates[1].cost - best.cost : .infinity
    let isClear = margin >= minimumMargin(best, candidates.dropFirst().first, high: high)
    if isClear, fits(best, high: high) { return .page(best.page) }
    // A few isolated non-ASCII letters are accented letters or damage; letters of other scripts would be next to each
    // other.
    let western = candidates.first { $0.page == .windows1252 }
    if high <= maximumAccents, !hasNeighbours(sample), let western, western.cost - best.cost < minimumDamage {
      return .page(.windows1252)
    }
    let close = candidates.prefix(6).filter { $0.cost - best.cost < maximumDistance }
    return .open(close.map { EncodingReading(encoding: $0.page, text: $0.text) })
  }

  private static let maximumAccents = 3
  /// The maximum difference in cost at which a few letters are read as windows-1252. Signs inside words cost more than
  /// this.
  private static let minimumDamage = 9.0

  private static let maximumDistance = 12.0

  /// Returns the readings, the most probable first. If several code pages give the same text, only the most probable
  /// one is included.
  private static func candidates(for sample: [UInt8]) -> [Candidate] {
    var texts: [TextEncoding: PageText] = [:]
    for page in TextEncoding.pages { texts[page] = PageText(sample, page) }
    var best: [TextEncoding: Candidate] = [:]
    for language in LanguageLetters.all {
      for page in language.pages {
        guard let text = texts[page] else { continue }
        let cost = text.cost(in: language) + page.rarity
        guard best[page].map({ cost < $0.cost }) ?? true else { continue }
        best[page] = Candidate(page: page, script: language.script, cost: cost, text: text.scalars)
      }
    }
    var met: Set<[Unicode.Scalar]> = []
    let order = TextEncoding.pages
    return order.compactMap { best[$0] }.sorted { $0.cost < $1.cost }.filter { met.insert($0.text).inserted }
  }

  private static func hasNeighbours(_ sample: [UInt8]) -> Bool {
    zip(sample, sample.dropFirst()).contains { $0 >= 0x80 && $1 >= 0x80 }
  }

  /// Returns the difference in cost that makes the best reading clear. A difference of d means odds of e^d.
  private static func minimumMargin(_ best: Candidate, _ next: Candidate?, high: Int) -> Double {
    // Nearly all files with only one or two letters outside ASCII are in windows-1252.
    if best.page == .windows1252, high <= 2 { return 0 }
    if best.page.rarity > 3.3, best.script != .latin { return 4 }
    if best.script.isPure { return high < 6 ? 3 : 2 }
    // A rare code page needs more evidence than a single letter that common code pages do not have.
    if best.page.rarity > 4.4 { return 3 }
    if best.script == .latin, next?.script == .latin { return 0.7 }
    return next.map { $0.page.rarity > 5 } == true ? 1 : 2
  }

  private static func fits(_ best: Candidate, high: Int) -> Bool {
    guard high >= 6 else { return true }
    let cost = (best.cost - best.page.rarity) / Double(high)
    switch best.script {
    case .latin: return cost < 7.2
    case .chinese, .korean: return cost < 6.5
    default: return cost < 4.5
    }
  }

  private static func sample(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var sample: [UInt8] = []
    for line in bytes.split(separator: 0x0A) where line.contains(where: { $0 >= 0x80 }) {
      sample += line
      sample.append(0x0A)
      if sample.count >= sampleSize { break }
    }
    return sample
  }
}
