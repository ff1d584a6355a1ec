import GalleyLayout

/// The rows of a lazy container for which views were evaluated. If a value read in the evaluation changes, these rows
/// have to be measured again.
///
/// By then, most rows are gone or their nodes serve other rows.
final class RowReading {
  private weak var places: KeyedScope?
  private var generation: Int
  private var numbers: ClosedRange<Int>
  private var identity: ScopeIdentity?
  private var isOfAll = false
  private let around: RowReading?

  init(_ number: Int, _ identity: ScopeIdentity, of places: KeyedScope, generation: Int) {
    self.places = places
    self.generation = generation
    self.identity = identity
    numbers = number...number
    around = places.rows?.around
  }

  private init(copy other: RowReading, isOfAll: Bool, around: RowReading?) {
    (places, generation, numbers) = (other.places, other.generation, other.numbers)
    (identity, self.isOfAll, self.around) = (other.identity, isOfAll, around)
  }

  var again: RowReading { RowReading(copy: self, isOfAll: isOfAll, around: around) }

  var key: [Key] {
    let own = Key(places: places.map { ObjectIdentifier($0) }, first: isOfAll ? nil : numbers.lowerBound)
    return [own] + (around?.key ?? [])
  }

  struct Key: Hashable {
    let places: ObjectIdentifier?
    let first: Int?
  }

  func serve(_ other: RowReading) {
    guard other !== self, generation != other.generation || numbers != other.numbers else { return }
    if let identity, identity == other.identity {
      (generation, numbers) = (other.generation, other.numbers)
      return
    }
    identity = nil
    if generation != other.generation { isOfAll = true }
    numbers = min(numbers.lowerBound, other.numbers.lowerBound)...max(numbers.upperBound, other.numbers.upperBound)
  }

  func succeed(_ earlier: RowReading) {
    guard earlier !== self else { return }
    if let other = earlier.around { around?.succeed(other) }
    if generation == earlier.generation, !earlier.isOfAll {
      let known = earlier.numbers
      if known != numbers { identity = nil }
      numbers = min(numbers.lowerBound, known.lowerBound)...max(numbers.upperBound, known.upperBound)
    } else if identity == nil || identity != earlier.identity {
      isOfAll = true
    }
  }

  func noteChange() {
    around?.noteChange()
    note { $0.note($1) }
  }

  func noteOther() -> Bool {
    var isHeard = false
    note { isHeard = $0.note($1, isOther: true) }
    return isHeard
  }

  private func note(_ notify: (RowWatch, Int) -> Void) {
    guard let places, !places.isDropped, let rows = places.rows else { return }
    places.context.graph.hasRefreshed = true
    if generation == places.generation, !isOfAll { return numbers.forEach { notify(rows.watch, $0) } }
    // Rows were inserted or removed since the evaluation, so the row has to be found by its identity.
    guard !isOfAll, case .row(let key, _)? = identity else { return rows.watch.noteAll() }
    let number = (0..<rows.count).first { (rows.id($0) ?? AnyHashable($0)) == key }
    if let number { notify(rows.watch, number) }
  }

  fileprivate var ofAll: RowReading? {
    guard let places, !places.isDropped else { return around?.ofAll }
    return RowReading(copy: self, isOfAll: true, around: around?.ofAll)
  }
}

struct RowReadings {
  private var all: [Place: RowReading] = [:]
  /// If there are more evaluations than this, a change counts as affecting every row of their containers.
  private var limit = 512

  private struct Place: Hashable {
    let scope: ObjectIdentifier?
    let rows: [RowReading.Key]
  }

  mutating func insert(_ scope: ContentScope) {
    guard let reading = scope.rowReading else { return }
    let place = Place(scope: ObjectIdentifier(scope), rows: reading.key)
    if let earlier = all.updateValue(reading, forKey: place) { reading.succeed(earlier) }
    guard all.count > limit else { return }
    let left = all.values.compactMap(\.ofAll).map { (Place(scope: nil, rows: $0.key), $0) }
    all = Dictionary(left) { first, _ in first }
    limit = max(limit, 2 * all.count)
  }

  func noteChange() {
    for reading in all.values { reading.noteChange() }
  }
}
