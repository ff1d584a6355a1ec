import GalleyFiles
import GalleyMessages
package import GalleySnapshot
import GalleyStage
import GalleyTemplate

extension CheckRun {
  /// Compares images that another program drew with their baselines.
  ///
  /// ```swift
  /// let image = DrawnImage(name: "App-Card", folder: "proofs")
  /// let report = CheckRun(CheckOptions(baselines: "proofs-baseline")).check([image])
  /// ```
  ///
  /// - Parameters:
  ///   - images: The images, in the order of the report.
  ///   - all: The names of all images that the shards draw together, which must be the same in each shard (default: the
  ///     names of `images`).
  ///   - sources: Returns the code positions of all views in each image that differs, by the name of the image and in
  ///     preorder. A position is nil if the code of the view is unknown.
  ///   - literals: Returns the position of the string literal with the given text, or nil if there is none or more than
  ///     one.
  /// - Returns: The report with a verdict for each image.
  package func check(
    _ images: [DrawnImage], all: [String]? = nil,
    sources: ([String]) -> [String: [ViewCode<ViewSource>]] = { _ in [:] },
    literals: (String) -> ViewSource? = { _ in nil }
  ) -> CheckReport {
    let store = BaselineStore(folder: options.baselines, drafts: drafts)
    let judge = PictureCheck(run: self, store: store)
    var verdicts = ParallelMap(workers: workers) {}.map(images) { _, image in image.verdict(judge) }
    for index in verdicts.indices { verdicts[index].image.position = index }
    let names = Set(images.map { $0.name.lowercased() })
    // A baseline without an image may belong to another shard.
    let orphans =
      options.findsOrphans && options.shard == nil ? store.names().filter { !names.contains($0.lowercased()) } : []
    var report = report(verdicts, orphans.map { store.orphan($0, scene: $0) }, [])
    report.origin = CheckOrigin(
      scenes: (all ?? images.map(\.name)).map { CheckOrigin.Input(name: $0, digest: "") },
      drawnWith: verdicts.compactMap(\.fingerprint))
    report.origin?.options = RecordedOptions(options)
    report.locate(by: sources, literals)
    report.findCauses()
    drawDifferences(in: &report)
    return report
  }
}

extension CheckReport {
  fileprivate mutating func locate(
    by sources: ([String]) -> [String: [ViewCode<ViewSource>]], _ literals: (String) -> ViewSource?
  ) {
    let differing = images.indices.filter { images[$0].status == .failed && images[$0].actual?.layout != nil }
    guard !differing.isEmpty else { return }
    let found = sources(differing.map { images[$0].name })
    for index in differing {
      guard let places = found[images[index].name] else { continue }
      images[index].actual?.layout?.view.locate(at: places)
      images[index].actual?.layout?.view.locateWords(by: literals)
    }
  }
}

extension InspectedView {
  /// Sets the code positions of the views, which are given in preorder.
  fileprivate mutating func locate(at places: [ViewCode<ViewSource>]) {
    var rest = places[...]
    locate(at: &rest)
  }

  fileprivate mutating func locateWords(by literals: (String) -> ViewSource?) {
    let words = attributes["systemName"] ?? (lines.isEmpty ? nil : self.words ?? lines.joined(separator: " "))
    if let place = words.flatMap(literals) { styleOrigins[.words] = place }
    for index in children.indices { children[index].locateWords(by: literals) }
  }

  private mutating func locate(at rest: inout ArraySlice<ViewCode<ViewSource>>) {
    guard let own = rest.popFirst() else { return }
    origin = own.origin
    if !own.styles.isEmpty { styleOrigins = own.styles }
    for index in children.indices { children[index].locate(at: &rest) }
  }
}

extension DrawnImage {
  fileprivate func verdict(_ judge: PictureCheck) -> PictureCheck.Verdict {
    if let problem { return unjudged(problem) }
    do throws(Fault) { return judge.check(try subject(.regularFiles)) } catch {
      var verdict = unjudged(error.diagnostic.message)
      verdict.problems = [error.diagnostic]
      return verdict
    }
  }

  private func unjudged(_ sentence: String) -> PictureCheck.Verdict {
    var image = CheckedImage(scene: name, state: "", name: name, status: .couldNotCompare)
    (image.place, image.sentences) = (place, [sentence])
    return PictureCheck.Verdict(image: image)
  }
}
