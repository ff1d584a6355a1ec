import Foundation
import Testing

/// All text benchmarks, run one after another so that timings do not overlap. `make bench` runs them in release.
@Suite(
  "Text compared with Pango", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
enum TextBesidePango {}
