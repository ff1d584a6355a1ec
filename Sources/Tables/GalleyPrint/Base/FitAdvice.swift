import GalleyGeometry
import GalleyTables

/// What would let columns stand side by side that need more than a page offers.
public struct FitAdvice: Hashable, Sendable {
  /// The largest size of the text at which they fit the page, in points, in steps of a half; nil where none is large
  /// enough to be read.
  public let fontSize: Double?
  /// The smallest sheet on which they fit at the size they have; nil where none does.
  public let sheet: String?

  /// The least size of a text, in points.
  private static let leastSize = 5.0
  private static let roundings = 1.002

  /// What lets columns fit that need `least` points at the font size of `plan`.
  init(_ plan: TablePlan, least: Double) {
    let wanted = least * Self.roundings
    let offered = FitAdvice.offered(by: plan.paper)
    let largest = (plan.fontSize * offered / wanted * 2).rounded(.down) / 2
    fontSize = largest >= Self.leastSize && largest < plan.fontSize ? largest : nil
    let sheets = Paper.sizes.filter { _, size in
      var paper = plan.paper
      paper.size = size
      return FitAdvice.offered(by: paper) >= wanted
    }
    func area(_ size: Size) -> Double { size.width * size.height }
    sheet = sheets.min { (area($0.value), $0.key) < (area($1.value), $1.key) }?.key
  }

  /// The ways in words, such as "at a font size of 6.5 points" and "on a3".
  public var ways: [String] {
    [
      fontSize.map { "at a font size of \($0 == $0.rounded() ? "\(Int($0))" : "\($0)") points" },
      sheet.map { "on \($0)" },
    ]
    .compactMap { $0 }
  }

  static func offered(by paper: Paper) -> Double {
    let size = paper.turned(across: paper.orientation != .portrait)
    return size.width - paper.margins.leading - paper.margins.trailing
  }
}
