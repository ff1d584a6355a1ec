import ArgumentParser
import Galley

extension AnimateCommand {
  /// "0-9" or "40".
  static func range(_ text: String) throws -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, 0 <= first, first <= last else {
      throw ValidationError("'\(text)' is no range of frames; write 0-9 or 40")
    }
    return first...last
  }

  /// "1.25s" or "400ms", in seconds.
  static func time(_ text: String) throws -> Double {
    let isShort = text.hasSuffix("ms")
    let digits = isShort ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : ""
    guard let number = Double(digits), number >= 0, number <= 3_600_000 else {
      throw ValidationError("'\(text)' is no time; write 1.25s or 400ms")
    }
    return isShort ? number / 1000 : number
  }

  /// "1/4".
  static func shard(_ text: String) throws -> FrameSelection.Shard {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = FrameSelection.Shard(number, of: count)
    else { throw ValidationError("'\(text)' is no part; write 1/4 for the first of four") }
    return shard
  }
}
