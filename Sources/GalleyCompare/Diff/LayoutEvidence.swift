import GalleyDiff
import GalleyRender
import GalleyTemplate
import GalleyViews

/// What rows found when they agreed, by the place of the decision in the scene and by the name of the column.
///
/// A view knows what was decided, the rows know why: this brings the two together.
struct LayoutEvidence {
  private var fits: [String: ViewFacts.Agreement] = [:]
  private var columns: [String: ViewFacts.Cell] = [:]

  /// What the rows of a stage or proof agree upon.
  init(_ agreements: [InspectedAgreement]) {
    for agreement in agreements {
      let list = agreement.list.map { $0.id ?? $0.kind }
      for fit in agreement.fits {
        fits[Self.place(fit.file, fit.line, fit.column)] = ViewFacts.Agreement(
          list: list, candidates: fit.candidates,
          findings: fit.findings.map {
            ViewFacts.Finding(
              ViewFacts.Cell(row: $0.row, words: $0.words, extent: $0.needed), offered: $0.offered)
          })
      }
      for column in agreement.columns {
        columns[column.key] = column.widest.map { ViewFacts.Cell(row: $0.row, words: $0.words, extent: $0.width) }
      }
    }
  }

  /// What a picture of layout JSON tells.
  init(_ picture: JSONValue) {
    for agreement in picture["agreements"]?.list ?? [] {
      let list = agreement["list"]
      let name = list?["id"]?.string ?? list?["kind"]?.string
      for fit in agreement["fits"]?.list ?? [] {
        fits[fit["source"]?.string ?? ""] = ViewFacts.Agreement(
          list: name, candidates: fit["candidates"]?.list.compactMap(\.string) ?? [],
          findings: fit["findings"]?.list.compactMap { ViewFacts.Finding($0) } ?? [])
      }
      for column in agreement["columns"]?.list ?? [] {
        guard let key = column["key"]?.string else { continue }
        columns[key] = column["widest"].flatMap { ViewFacts.Cell($0, extent: "width") }
      }
    }
  }

  /// What the rows found that decided for `view` together with it.
  func agreement(of view: InspectedView) -> ViewFacts.Agreement? {
    guard view.fit?.isUniform == true else { return nil }
    return view.origin.map { fits[Self.place($0.file, $0.line, $0.column)] } ?? onlyFit
  }

  /// The same of a view in layout JSON.
  func agreement(of view: JSONValue) -> ViewFacts.Agreement? {
    guard view["fit"]?["uniform"] == .bool(true) else { return nil }
    return view["source"]?.string.map { fits[$0] } ?? onlyFit
  }

  /// The cell that makes the column as wide as it is.
  func widest(of column: String) -> ViewFacts.Cell? { columns[column] }

  /// Views of Swift code have no place in a scene: where one decision was made, it is theirs.
  private var onlyFit: ViewFacts.Agreement? { fits.count == 1 ? fits.values.first : nil }

  private static func place(_ file: String, _ line: Int, _ column: Int) -> String { "\(file):\(line):\(column)" }
}

extension ViewFacts.Finding {
  /// The finding that an object tells of.
  fileprivate init?(_ object: JSONValue) {
    guard let cell = ViewFacts.Cell(object, extent: "needed"), let offered = object["offered"]?.number else {
      return nil
    }
    self.init(cell, offered: offered)
  }
}

extension ViewFacts.Cell {
  /// The cell that an object tells of, its extent under `name`.
  fileprivate init?(_ object: JSONValue, extent name: String) {
    guard let extent = object[name]?.number else { return nil }
    self.init(
      row: object["row"]?.number.flatMap { Int(exactly: $0) }, words: object["words"]?.string ?? "", extent: extent)
  }

  /// The cell for programs.
  var json: JSONValue {
    .object([
      "row": row.map { .integer($0) }, "words": words.isEmpty ? nil : .string(words), "extent": .number(extent),
    ])
  }
}
