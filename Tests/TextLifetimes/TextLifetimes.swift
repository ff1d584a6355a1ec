import GalleyGeometry
import GalleyText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Creates and releases engines with a thousand styles each, and prints how much memory remains in use.
///
/// `Tests/Benchmarks/leaks` runs it under valgrind. It fails if the memory of the process grows after the first rounds.
@main
struct TextLifetimes {
  /// The maximum growth of the peak memory after the first rounds, in kilobytes. The C libraries keep some memory
  /// permanently, and a single engine needs more than this.
  private static let limit = 4096

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let (rounds, styles) = (numbers.first ?? 10, numbers.dropFirst().first ?? 100)
    for _ in 0..<2 { round(styles: styles) }
    let before = peakKilobytes()
    for _ in 0..<rounds { round(styles: styles) }
    let growth = peakKilobytes() - before
    print("\(rounds) engines with \(styles) styles each raised the peak by \(growth) kB (limit \(limit))")
    exit(growth <= limit ? 0 : 1)
  }

  private static func round(styles: Int) {
    let engine = TextEngine()
    for number in 0..<styles {
      let font = ResolvedFont(
        family: number % 2 == 0 ? "Inter" : "Noto Sans", size: 8 + Double(number % 97) / 2,
        weight: number % 3 == 0 ? .bold : .regular, hasMonospacedDigits: number % 5 == 0,
        tracking: number % 7 == 0 ? 0.25 : 0)
      _ = engine.widths(of: texts, font: font)
      _ = engine.layout(TextRequest(runs: [TextRequest.Run("Some words to break 漢字", font: font)]), width: 60)
    }
    _ = engine.widths(of: texts, font: ResolvedFont(family: "Inter", size: 13), threads: 2)
  }

  private static let texts = TextColumn(["Office 10x20 (AV)", "12:30 – 14:05", "Łódź", "Привет", "مرحبا", "e\u{301}"])

  /// The peak memory of the process in kilobytes.
  private static func peakKilobytes() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    #endif
  }
}
