import Foundation
import Testing

/// All that is measured of text, one suite after another, so that nothing runs beside a timing; `make bench` runs it
/// in release.
@Suite("Text beside Pango", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
enum TextBesidePango {}
