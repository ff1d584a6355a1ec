import ArgumentParser
import Galley

extension AnimateCommand {
  static func range(_ text: String) throws -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, 0 <= first, first <= last else {
      throw ValidationError("'\(text)' is not a range of frames; write two numbers such as 0-9, or one such as 40")
    }
    return first...last
  }

  /// Parses a time such as "1.25s" or "400ms". Returns seconds.
  static func time(_ text: String) throws -> Double {
    let isShort = text.hasSuffix("ms")
    let digits = isShort ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : ""
    guard let number = Double(digits), number >= 0, number <= 3_600_000 else {
      throw ValidationError("'\(text)' is not a time; write seconds such as 1.25s or milliseconds such as 400ms")
    }
    return isShort ? number / 1000 : number
  }

  static func stopped(_ progress: AnimationProgress, saving kinds: Set<AnimationKind>) -> ExitCode {
    let done =
      progress.total.map { "\(progress.frames) of \(count($0, "frame"))" } ?? count(progress.frames, "frame")
    let whole = kinds.subtracting([.frames]).map(\.rawValue).sorted()
    let again = whole.isEmpty ? "" : "unfinished files of the kinds \(list(whole)) start again"
    let kept = kinds.contains(.frames) ? ["all complete"] : []
    let command = Arguments.all.map(shellWord).joined(separator: " ")
    Terminal.report(
      (["stopped after \(done)"] + kept).joined(separator: ", ") + (again.isEmpty ? "" : "; \(again)")
        + "; to continue: \(command)")
    // Shells report 128 + SIGINT for an interrupted program.
    return ExitCode(130)
  }

  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(CountedNoun.form(number, noun))" }

  private static func shellWord(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "+")].contains(byte)
    }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension AnimatedFile.QualityReduction {
  var words: String {
    switch self {
    case .rate(let used, let asked): "\(text(used)) frames per second instead of \(text(asked))"
    case .width(let used, let asked): "\(CountedNoun.text(used, "pixel")) wide instead of \(asked)"
    case .colors(let count): "\(CountedNoun.text(count, "colour")) per frame"
    case .size(let limit): "still larger than \(limit) bytes"
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
