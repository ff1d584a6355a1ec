import Foundation
import Testing

/// All text benchmarks. They run one after another, so that they do not disturb each other's timings. `make bench` runs
/// them in release.
@Suite(
  "Text benchmarks compared with Pango", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil),
  .serialized)
enum TextBesidePango {}
