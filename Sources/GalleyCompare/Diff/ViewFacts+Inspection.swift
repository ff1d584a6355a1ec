public import GalleyDiff
import GalleyGeometry
import GalleyPicture
public import GalleyRender
import GalleyScroll
import GalleyTemplate
public import GalleyViews

extension ViewFacts {
  /// The facts of a view that was just laid out, with what its rows agreed upon.
  public init(_ view: InspectedView, agreements: [InspectedAgreement] = []) {
    self.init(view, LayoutEvidence(agreements))
  }

  private init(_ view: InspectedView, _ evidence: LayoutEvidence) {
    self.init(
      kind: view.kind, id: view.id, row: view.row, frame: view.frame, lines: view.lines,
      isTruncated: view.isTruncated, words: view.words, styles: view.styles.map { TextStyle($0) },
      attributes: view.header.map { header in
        view.attributes.merging(Self.header(header.name, header.rule.resting, header.rule.minimum)) { $1 }
      } ?? view.attributes,
      fit: view.fit.map {
        Fit(
          chosen: $0.chosen, ideals: $0.ideals, offeredWidth: $0.offered.width, offeredHeight: $0.offered.height,
          agreement: evidence.agreement(of: view))
      },
      column: view.syncWidth.map { Column(key: $0.key, width: $0.width, widest: evidence.widest(of: $0.key)) },
      scroll: view.scroll.map { Scroll(offset: $0.offset, window: $0.viewport) }, rowCount: view.rows?.count,
      builtRows: view.rows?.built ?? [],
      children: view.children.map { ViewFacts($0, evidence) })
  }

  /// What a header over a scroller was given, as arguments.
  static func header(_ name: String?, _ resting: Double, _ minimum: Double) -> [String: String] {
    let heights = ["restingHeight": resting, "minimumHeight": minimum].mapValues {
      JSONValue.number($0).text.filter { !$0.isWhitespace }
    }
    return heights.merging(name.map { ["name": $0] } ?? [:]) { $1 }
  }
}

extension LayoutFacts {
  /// What a stage shows, drawn at `scale` pixels a point.
  public init(_ stage: Stage, scale: Double) {
    self.init(
      size: stage.size, scale: scale, attributes: stage.canvasAttributes,
      view: ViewFacts(stage.layout, agreements: stage.agreements))
  }

  /// What a proof shows.
  public init(_ proof: Proof) {
    self.init(
      size: proof.picture.size, scale: proof.source.variant.canvas.scale,
      attributes: CanvasAttributes.all(proof.source.variant.canvas),
      view: ViewFacts(proof.layout, agreements: proof.agreements))
  }
}
