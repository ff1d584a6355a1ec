/// The reason why the environment variables do not determine a shard.
package enum ShardProblem: Error, Hashable, Sendable {
  case none
  case malformed(String)
  /// The first variable is not set, but it is required with the second.
  case missing(String, beside: String)
  case noNumber(String, String)
  case outOfRange(String, Int, ClosedRange<Int>)
  case uneven(String, [String])
  case disagreement(ShardVariables.Found, ShardVariables.Found)
}

extension ShardProblem {
  package var message: String {
    switch self {
    case .none:
      """
      --shard auto finds no environment variables that name a shard; set \(ShardVariables.own)=3/8, or write --shard \
      3/8
      """
    case .malformed(let text):
      "\(ShardVariables.own) is '\(text)', which is not a shard; write 3/8 for the third of eight"
    case .missing(ShardVariables.count, let index):
      "\(index) is set, but the number of shards is unknown; set \(ShardVariables.count) to it"
    case .missing(let name, let index):
      "\(index) is set and \(name) is not; set \(ShardVariables.own)=3/8, or write --shard 3/8"
    case .noNumber(let name, let text): "\(name) is '\(text)'; it must be a whole number from 0"
    case .outOfRange(let name, let number, let range):
      "\(name) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)"
    case .uneven(let index, let names):
      "the array indexes of \(index) are not evenly spaced, according to \(names.joined(separator: ", ")); "
        + "use an array such as 0-7 or 1-15:2, or set \(ShardVariables.own)=3/8"
    case .disagreement(let first, let second):
      """
      two CI systems or schedulers name different shards: \(first.sentence); \(second.sentence); set \
      \(ShardVariables.own)=3/8
      """
    }
  }
}
