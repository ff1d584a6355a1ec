import GalleyDiff
import GalleyImage
import GalleyPicture
import GalleyStage

extension CheckRun {
  /// The comparison for verdicts. It draws no difference images, because the causes determine which of them are drawn.
  var judging: DiffRun { comparing(drawsPictures: false) }

  private func comparing(drawsPictures: Bool) -> DiffRun {
    var comparison = options.comparison
    comparison.drawsPictures = drawsPictures
    return DiffRun(comparison)
  }

  func drawDifferences(in report: inout CheckReport) {
    let numbers = shown(of: report)
    let images = numbers.map { report.images[$0] }
    var comparison = comparing(drawsPictures: true)
    // The layouts have already been compared.
    comparison.comparesLayouts = false
    let drawn = ParallelMap(workers: workers) {}.map(images) { [comparison] _, image in
      image.difference(by: comparison)
    }
    for (number, part) in zip(numbers, drawn) {
      guard let part, let picture = part.picture else { continue }
      let size = report.images[number].pixels.map { $0.baselineSize.overlap($0.actualSize) }
      report.images[number].difference = CheckedPicture(bytes: picture, size: size)
      report.images[number].areas = part.areas
    }
  }

  /// Returns the images for which a difference image is drawn. Each cause contributes its clearest image and some of
  /// the images for which it is the main cause, so a change that affects all images does not produce a difference image
  /// for each of them.
  private func shown(of report: CheckReport) -> [Int] {
    let places = Dictionary(report.images.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var shown: Set<Int> = []
    for cause in report.causes {
      let others = cause.images.filter { $0 != cause.clearest }.compactMap { places[$0] }
        .filter { report.images[$0].causes.first == cause.number }
      let count = options.differencesOfCause.map { max(0, $0) } ?? cause.images.count
      shown.formUnion(([places[cause.clearest]].compactMap(\.self) + others).prefix(count))
    }
    let caused = Set(report.causes.flatMap(\.images))
    shown.formUnion(report.images.indices.filter { !caused.contains(report.images[$0].name) })
    return shown.filter { report.images[$0].status == .failed }.sorted()
  }
}

extension CheckedImage {
  fileprivate func difference(by comparison: DiffRun) -> DiffReport.Part? {
    let isExact = comparison.options.comparison.metric == .exact
    guard frames.isEmpty, pixels != nil, let before = baseline?.bytes, let after = actual?.bytes,
      let pair = try? PicturePair(before, drawn: after, isExact: isExact)
    else { return nil }
    let layouts = baseline?.layout.flatMap { old in actual?.layout.map { (old, $0) } }
    return comparison.compare(pair, name: "", layouts: layouts)
  }
}
