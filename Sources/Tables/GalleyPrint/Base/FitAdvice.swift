import GalleyGeometry
import GalleyTables

/// Changes that would make columns fit side by side if they are currently too wide.
public struct FitAdvice: Hashable, Sendable {
  /// The largest suitable font size in points, in steps of 0.5; nil if it would be unreadably small.
  public let fontSize: Double?
  /// The smallest suitable sheet at the plan's font size; nil if no sheet is large enough.
  public let sheet: String?

  private static let minimumSize = 5.0
  private static let roundings = 1.002

  init(_ plan: TablePlan, minimum: Double) {
    let wanted = minimum * Self.roundings
    let offered = FitAdvice.offered(by: plan.paper)
    let largest = (plan.fontSize * offered / wanted * 2).rounded(.down) / 2
    fontSize = largest >= Self.minimumSize && largest < plan.fontSize ? largest : nil
    let sheets = Paper.sizes.filter { _, size in
      var paper = plan.paper
      paper.size = size
      return FitAdvice.offered(by: paper) >= wanted
    }
    func area(_ size: Size) -> Double { size.width * size.height }
    sheet = sheets.min { (area($0.value), $0.key) < (area($1.value), $1.key) }?.key
  }

  /// The changes in words, such as "at a font size of 6.5 points" and "on a3".
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
