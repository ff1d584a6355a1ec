/// The environment variables that determine which shard of a run this machine draws.
///
/// ```swift
/// let found = try ShardVariables(["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"]).part()
/// print(found.sentence)  // shard 3 of 8, from CI_NODE_INDEX and CI_NODE_TOTAL
/// ```
package struct ShardVariables: Sendable {
  private let variables: [String: String]

  /// The variable that overrides all others.
  static let own = "GALLEY_SHARD"
  static let count = "GALLEY_SHARD_COUNT"

  package static let names: [String] = [own, count] + ShardEngine.allCases.flatMap(\.variables)

  /// Reads the variables. Empty values count as not set.
  package init(_ environment: [String: String]) { variables = environment.filter { !$0.value.isEmpty } }

  package struct Found: Hashable, Sendable {
    package let shard: FrameSelection.Shard
    package let variables: [String]
    /// The files to create to show the scheduler that the command supports sharding.
    package var statusFiles: [String] = []

    package var sentence: String {
      let names =
        variables.count > 1
        ? variables.dropLast().joined(separator: ", ") + " and " + (variables.last ?? "") : variables.joined()
      return "shard \(shard.number) of \(shard.count), from \(names)"
    }
  }

  /// Returns the shard. Throws ``ShardProblem`` if the variables determine no shard, contradict each other, or are out
  /// of range.
  package func part() throws(ShardProblem) -> Found {
    if let text = variables[Self.own] {
      guard let shard = FrameSelection.Shard(text) else { throw .malformed(text) }
      return Found(shard: shard, variables: [Self.own], statusFiles: statusFiles)
    }
    var all: [Found] = []
    for engine in ShardEngine.allCases {
      if let shard = try shard(of: engine) { all.append(Found(shard: shard, variables: names(of: engine))) }
    }
    guard var found = all.first else { throw .none }
    if let other = all.first(where: { $0.shard != found.shard }) { throw .disagreement(found, other) }
    found.statusFiles = statusFiles
    return found
  }

  private var statusFiles: [String] {
    ShardEngine.allCases.filter(isSet).compactMap { $0.statusFile.flatMap { variables[$0] } }
  }

  private func isSet(_ engine: ShardEngine) -> Bool {
    guard let index = variables[engine.index] else { return false }
    return index != engine.noIndex
  }

  private func names(of engine: ShardEngine) -> [String] {
    engine.variables.filter { $0 != engine.statusFile && variables[$0] != nil }
  }

  private func shard(of engine: ShardEngine) throws(ShardProblem) -> FrameSelection.Shard? {
    guard isSet(engine) else { return nil }
    let index = try number(engine.index, for: engine)
    switch engine.numbering {
    case .counted(let name, let first):
      let count = try number(name, for: engine)
      guard count >= 1 else { throw .outOfRange(name, count, 1...Self.limit) }
      return try shard(index - first, of: count, engine, first...first + count - 1, index)
    case .spread(let firstName, let lastName, let stepName, let countName):
      let (first, last) = (try number(firstName, for: engine), try number(lastName, for: engine))
      let step = try number(stepName, for: engine)
      guard first <= last else { throw .outOfRange(firstName, first, 0...last) }
      guard first...last ~= index else { throw .outOfRange(engine.index, index, first...last) }
      // If there is only one task, the step is not defined.
      let count = first == last ? 1 : step == 0 ? 0 : (last - first) / step + 1
      let reported = try countName.map { name throws(ShardProblem) in
        variables[name] == nil ? count : try number(name, for: engine)
      }
      let isEven = first == last || step > 0 && (last - first) % step == 0 && (index - first) % step == 0
      guard isEven, reported ?? count == count else { throw .uneven(engine.index, names(of: engine)) }
      return try shard(first == last ? 0 : (index - first) / step, of: count, engine, first...last, index)
    }
  }

  private func shard(
    _ offset: Int, of count: Int, _ engine: ShardEngine, _ range: ClosedRange<Int>, _ index: Int
  ) throws(ShardProblem) -> FrameSelection.Shard {
    guard let shard = FrameSelection.Shard(offset + 1, of: count) else {
      throw .outOfRange(engine.index, index, range)
    }
    return shard
  }

  private static let limit = 1_000_000_000

  private func number(_ name: String, for engine: ShardEngine) throws(ShardProblem) -> Int {
    guard let text = variables[name] else { throw .missing(name, beside: engine.index) }
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text),
      number <= Self.limit
    else { throw .noNumber(name, text) }
    return number
  }
}

extension FrameSelection.Shard {
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }
}
