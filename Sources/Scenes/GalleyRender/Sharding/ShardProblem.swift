/// The reason why environment variables do not determine a shard.
public enum ShardProblem: Error, Hashable, Sendable {
  case none
  case malformed(String)
  /// The first variable is not set, but the second needs it.
  case missing(String, beside: String)
  case noNumber(String, String)
  case outOfRange(String, Int, ClosedRange<Int>)
  case uneven(String, [String])
  case disagreement(ShardVariables.Found, ShardVariables.Found)
}

extension ShardProblem {
  public var message: String {
    switch self {
    case .none:
      "--shard auto finds no variables that name a part; set \(ShardVariables.own)=3/8, or say --shard 3/8"
    case .malformed(let text):
      "\(ShardVariables.own) is '\(text)', which is no part; write 3/8 for the third of eight"
    case .missing(ShardVariables.count, let index):
      "\(index) does not tell how many parts there are; set \(ShardVariables.count) to their number"
    case .missing(let name, let index):
      "\(index) is set and \(name) is not; set \(ShardVariables.own)=3/8, or say --shard 3/8"
    case .noNumber(let name, let text): "\(name) is '\(text)', which is not a whole number from 0 on"
    case .outOfRange(let name, let number, let range):
      "\(name) is \(number), which is not within \(range.lowerBound) to \(range.upperBound)"
    case .uneven(let index, let names):
      "the numbers behind \(index) are not evenly spaced, as \(names.joined(separator: ", ")) tell; "
        + "use an array such as 0-7 or 1-15:2, or set \(ShardVariables.own)=3/8"
    case .disagreement(let first, let second):
      "two engines name different parts: \(first.sentence); \(second.sentence); set \(ShardVariables.own)=3/8"
    }
  }
}
