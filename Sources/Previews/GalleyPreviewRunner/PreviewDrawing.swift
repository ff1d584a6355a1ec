import Foundation
import GalleyFoundation
import GalleyGeometry
import GalleyMessages
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import SwiftUI

/// Draws the previews of a program.
@MainActor
final class PreviewDrawing {
  private let context: RenderContext
  private let catalogue: AssetCatalogue
  private let strings: StringCatalogue
  private let scale: Double
  /// What views read as now from their environment; nil leaves them its default.
  private let now: Date?
  private var shared = SharedFindings()
  /// What was drawn. Taking a stage down takes a part of the time of drawing it, and a process that draws ends soon.
  private var stages: [Stage] = []

  var problems: [String] { catalogue.problems + strings.problems }

  /// Draws at `scale` pixels a point, with the assets and texts in the folders; `now` is the environment's date.
  init(assets: [String], fonts: [String], scale: Double, now: Date? = nil) {
    context = RenderContext(library: FontLibrary(adding: fonts))
    catalogue = AssetCatalogue(assets.map { URL(filePath: $0) })
    strings = StringCatalogue(assets.map { URL(filePath: $0) })
    self.scale = scale
    self.now = now
  }

  /// Opens what pictures need before the work is shared out: fonts, and for many pictures symbols and the runtime's
  /// tables of types, too.
  ///
  /// Pango opens fonts on a thread of its own. A process that is forked before that has ended waits for it for ever.
  func warmUp(forMany isForMany: Bool) {
    if isForMany {
      // A painter keeps the pixels of its last picture for the next of that size. Those of a process that is forked
      // have to be copied before they are painted over: these are not as many as those of any screen.
      _ = try? stage(.fixed(Size(width: 393, height: 1700)), .standard) { UsualScreen() }.pngOfWhatShows()
    } else {
      _ = try? stage(.fitting, .standard) { Text(verbatim: "Galley") }.pngOfWhatShows()
    }
  }

  /// What was found out while previews were drawn that later ones may need, and that is not known yet.
  var findings: Findings { shared.new(from: stages, context, files: catalogue.imageFiles) }

  /// Finds out for later previews what the process of one had to; answers whether there was anything.
  func learn(_ findings: Findings) -> Bool { shared.learn(findings, context) }

  struct Outcome {
    /// What the picture is called; where a provider has several previews, they are numbered or named.
    var title: String?
    /// The bytes of the PNG.
    var png: [UInt8]?
    var problems: [String]
  }

  /// The pictures of `preview` under `variant`: one, or one for each view of a provider.
  func draw(_ preview: FoundPreview, _ variant: PreviewVariant) -> [Outcome] {
    let found = FoundViews()
    if preview.traits.contains(where: \.isModifier) {
      // What the traits put around the views may have to be loaded before there are any.
      var queue = MainQueue()
      settle(stage(.phone, variant) { whole(preview, found) }, &queue)
    }
    if found.count <= 1 {
      let (phone, settings, variant) = phone(variant) { whole(preview, found) }
      if found.count <= 1 { return [draw(preview, variant, on: phone, settings) { whole(preview, found) }] }
    }
    func outcome(_ shown: some View) -> Outcome {
      let (phone, settings, variant) = phone(variant) { shown }
      return draw(preview, variant, on: phone, settings) { shown }
    }
    let content = modified(preview, preview.view())
    guard preview.isDivided else { return [outcome(VStack { content })] }
    var outcomes = (0..<found.count).map { index in
      outcome(Group(subviews: content) { views in if index < views.count { views[index] } })
    }
    let titles = outcomes.map(\.title)
    for index in outcomes.indices where titles.count(where: { $0 == titles[index] }) > 1 || titles[index] == nil {
      outcomes[index].title = [titles[index], "\(index + 1)"].compactMap { $0 }.joined(separator: " ")
    }
    return outcomes
  }

  /// The views of `preview` within its traits, which are counted where the traits have put what they need around them.
  private func whole(_ preview: FoundPreview, _ found: FoundViews) -> AnyView {
    modified(preview, AnyView(CountedViews(preview.view()) { found.count = $0 }))
  }

  private func modified(_ preview: FoundPreview, _ view: AnyView) -> AnyView {
    preview.traits.reduce(view) { $1.modify($0) }
  }

  /// A phone that shows `content`, what that says of itself, and the variant that it is: light or dark is what the views
  /// prefer, in whatever stands around them.
  private func phone(
    _ variant: PreviewVariant, _ content: () -> some View
  ) -> (Stage, PreviewSettings, PreviewVariant) {
    let kept = KeptSettings()
    let phone = stage(.phone, variant) {
      content().onPreferenceChange(PreviewSettingsKey.self) { kept.settings = $0 }
        .onPreferenceChange(PreferredColorSchemeKey.self) { kept.colorScheme = $0 }
    }
    _ = phone.problems
    guard let scheme = kept.colorScheme, variant.environment(EnvironmentValues()).colorScheme != scheme else {
      return (phone, kept.settings, variant)
    }
    let preferred = variant.preferring(scheme)
    return (stage(.phone, preferred, content: content), kept.settings, preferred)
  }

  private func draw(
    _ preview: FoundPreview, _ variant: PreviewVariant, on phone: Stage, _ settings: PreviewSettings,
    _ content: () -> some View
  ) -> Outcome {
    var problems: [String] = []
    let screen = screen(preview.traits, settings, &problems)
    var queue = MainQueue()
    // What stands on a phone is laid out already.
    let stage = screen.isPhone ? phone : fitted(screen, variant, &queue, content)
    settle(stage, &queue)
    problems += queue.problems + (stage.problems + stage.warnings).map { Diagnostic($0).message }
    let title = [preview.title, settings.name].compactMap { $0 }.joined(separator: " ")
    do {
      return Outcome(title: title.isEmpty ? nil : title, png: try stage.pngOfWhatShows(), problems: problems)
    } catch {
      return Outcome(
        title: title.isEmpty ? nil : title, png: nil, problems: problems + error.diagnostics.map(\.message))
    }
  }

  /// Lets a second pass on the stage; the main run loop does before and after what is due until then.
  private func settle(_ stage: Stage, _ queue: inout MainQueue) {
    _ = stage.size
    queue.run(for: 1)
    stage.advance(by: 1)
    queue.run(for: 0)
  }

  /// A stage of a size: a screen that fits its view is as large as what the view chooses when it is offered a phone.
  private func fitted(
    _ screen: PreviewScreen, _ variant: PreviewVariant, _ queue: inout MainQueue, _ content: () -> some View
  ) -> Stage {
    guard screen.proposal == .unspecified, let width = PreviewScreen.phone.proposal.width,
      let height = PreviewScreen.phone.proposal.height
    else { return stage(screen, variant, content: content) }
    let offered = stage(.fixed(Size(width: width, height: height)), variant, content: content)
    // A view may be there only when a task has ended, as those have what previews share.
    settle(offered, &queue)
    return stage(.fixed(offered.layout.frame.size), variant, content: content)
  }

  private func screen(
    _ traits: [PreviewTrait<Preview.ViewTraits>], _ settings: PreviewSettings, _ problems: inout [String]
  ) -> PreviewScreen {
    var screen = PreviewScreen.phone
    if let device = settings.device {
      if let known = PreviewScreen.device(device) {
        screen = known
      } else {
        problems.append("No device is called “\(device)”; the preview is drawn on a phone of 393 × 852 points.")
      }
    }
    var isTurned = settings.orientation?.isLandscape ?? false
    switch settings.layout {
    case .sizeThatFits: screen = .fitting
    case .fixed(let width, let height): screen = .fixed(Size(width: width, height: height))
    case .device, nil: break
    }
    for trait in traits {
      switch trait.choice {
      case .standard, .modifier: break
      case .sizeThatFits: screen = .fitting
      case .fixed(let size): screen = .fixed(size)
      case .orientation(let orientation): isTurned = orientation.isLandscape
      }
    }
    return isTurned ? screen.turned : screen
  }

  private func stage(
    _ screen: PreviewScreen, _ variant: PreviewVariant, @ViewBuilder content: () -> some View
  ) -> Stage {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.missingGlyph = .box
    if let now { environment.now = now }
    environment.assets = catalogue.loader
    if !strings.languages.isEmpty { environment.strings = strings.loader }
    environment.horizontalSizeClass = screen.isRegular.horizontal ? .regular : .compact
    environment.verticalSizeClass = screen.isRegular.vertical ? .regular : .compact
    let stage = Stage(
      proposal: screen.proposal, safeArea: screen.safeArea, environment: variant.environment(environment),
      renderContext: context, root: content)
    stage.mainQueueTurn = { duration in
      MainQueue.turn(atMost: duration / .seconds(1))
      return true
    }
    stages.append(stage)
    return stage
  }
}

/// What a preview said of itself while it was built.
private final class KeptSettings {
  var settings = PreviewSettings()
  var colorScheme: ColorScheme?
}

/// How many views a preview has; 0 before it was built.
private final class FoundViews {
  var count = 0
}

extension PreviewTrait {
  var isModifier: Bool { if case .modifier = choice { true } else { false } }

  func modify(_ view: AnyView) -> AnyView { if case .modifier(let change) = choice { change(view) } else { view } }
}
