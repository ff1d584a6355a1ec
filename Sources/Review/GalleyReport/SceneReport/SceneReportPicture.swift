import GalleyGeometry
package import GalleyPicture

/// A figure, and the scale at which it is rasterised if necessary.
package struct SceneReportPicture: Hashable, Sendable {
  package var picture: Picture
  package var scale: Double

  init(_ picture: Picture, scale: Double) {
    self.picture = picture
    self.scale = scale
  }

  static func large(_ picture: Picture) -> SceneReportPicture { SceneReportPicture(picture, scale: 2) }
  /// Returns a figure that is rasterised at no more than 1 pixel per point, and no wider than a narrow phone.
  static func small(_ picture: Picture) -> SceneReportPicture {
    SceneReportPicture(picture, scale: min(1, smallWidth / max(picture.size.width, 1)))
  }

  private static let smallWidth = 360.0
}

extension SceneReport {
  package var pictures: [SceneReportPicture] {
    var seen: Set<SceneReportPicture> = []
    return chapters.flatMap { chapter in
      [chapter.cover].compactMap(\.self).map(SceneReportPicture.small)
        + chapter.sections.flatMap { $0.blocks.flatMap(\.pictures) }
    }
    .filter { seen.insert($0).inserted }
  }
}

extension SceneReport.Block {
  fileprivate var pictures: [SceneReportPicture] {
    switch self {
    case .heading, .sentences, .table: []
    case .plate(let plate): [.large(plate.frame.picture), .large(plate.blueprint.picture)]
    case .drawing(let figure): [.large(figure.picture)]
    case .sheet(_, let figures): figures.map { .small($0.picture) }
    case .findings(let findings): findings.map { .large($0.picture) }
    case .animation(let animation): animation.frames.map { .small($0.picture) }
    }
  }
}
