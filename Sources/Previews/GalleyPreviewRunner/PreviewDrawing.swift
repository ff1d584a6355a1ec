import Foundation
import GalleyFoundation
import GalleyGeometry
import GalleyMessages
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import SwiftUI

@MainActor
final class PreviewDrawing {
  private let context: RenderContext
  private let catalogue: AssetCatalogue
  private let strings: StringCatalogue
  private let scale: Double
  private let system: SystemVersion
  private let now: Date?
  private let digests = FontDigests()
  private var shared = SharedFindings()
  /// The script that drives the preview, or nil if it is drawn at rest.
  private var drive: ScriptedDrawing?
  /// All stages are kept, because deallocating them takes time and the process ends soon.
  private var stages: [Stage] = []

  var problems: [String] { catalogue.problems + strings.problems }

  init(assets: [String], fonts: [String], scale: Double, system: SystemVersion = .standard, now: Date? = nil) {
    context = RenderContext(library: FontLibrary(adding: fonts))
    catalogue = AssetCatalogue(assets.map { URL(filePath: $0) })
    strings = StringCatalogue(assets.map { URL(filePath: $0) })
    self.scale = scale
    self.system = system
    self.now = now
  }

  /// Loads shared resources before previews are drawn. Pango loads fonts on a separate thread. If the process were
  /// forked before that thread ends, the child process would wait forever.
  func warmUp(forMany isForMany: Bool) {
    if isForMany {
      // The painter keeps the pixel buffer of its last image. A forked process must copy that memory before it can
      // reuse it, so a screen smaller than any other is drawn here.
      warmUp(stage(.fixed(Size(width: 393, height: 1700)), .standard) { UsualScreen() })
    } else {
      warmUp(stage(.fitting, .standard) { Text(verbatim: "Galley") })
    }
  }

  private func warmUp(_ stage: Stage) {
    _ = try? stage.partialPNG()
    _ = stage.partialRecord(scene: "", state: "", variant: "", digests: digests)
  }

  var findings: Findings { shared.new(from: stages, context, files: catalogue.imageFiles) }

  func learn(_ findings: Findings) -> Bool { shared.learn(findings, context) }

  struct Outcome {
    /// The name or number of a preview in a provider.
    var title: String?
    var png: [UInt8]?
    var problems: [String]
    /// The recorded frames of a script. Only the first image of the script has them.
    var film: (title: String, frames: [UInt8])?
    /// The record of the image, or nil if nothing was drawn.
    var record: ((FoundPreview, PreviewVariant) -> StageRecord)?
  }

  /// - Parameters:
  ///   - script: The script that drives the preview and whose screenshots are the images. Nil draws the preview at
  ///     rest.
  ///   - filmRate: The number of frames to record per second of the script. Nil records none.
  func draw(
    _ preview: FoundPreview, _ variant: PreviewVariant, _ script: Script? = nil, filmRate: Double? = nil
  ) -> [Outcome] {
    context.numbersScrollers = script != nil
    drive = script.map {
      ScriptedDrawing(script: $0, filmRate: filmRate, scale: scale, context: context, digests: digests)
    }
    let found = FoundViews()
    if preview.traits.contains(where: \.isModifier) {
      // Traits may have to load data before the views exist.
      var queue = MainQueue()
      settle(stage(variant.screen, variant) { whole(preview, found) }, &queue)
    }
    if found.count <= 1 {
      let (phone, settings, variant) = phone(variant) { whole(preview, found) }
      if found.count <= 1 { return draw(preview, variant, on: phone, settings) { whole(preview, found) } }
    }
    func outcomes(of shown: some View) -> [Outcome] {
      let (phone, settings, variant) = phone(variant) { shown }
      return draw(preview, variant, on: phone, settings) { shown }
    }
    let content = modified(preview, preview.view())
    guard preview.isDivided else { return outcomes(of: VStack { content }) }
    var outcomes = (0..<found.count).flatMap { index in
      outcomes(of: Group(subviews: content) { views in if index < views.count { views[index] } })
    }
    let titles = outcomes.map(\.title)
    for index in outcomes.indices where titles.count(where: { $0 == titles[index] }) > 1 || titles[index] == nil {
      outcomes[index].title = [titles[index], "\(index + 1)"].compactMap { $0 }.joined(separator: " ")
    }
    return outcomes
  }

  private func whole(_ preview: FoundPreview, _ found: FoundViews) -> AnyView {
    modified(preview, AnyView(CountedViews(preview.view()) { found.count = $0 }))
  }

  private func modified(_ preview: FoundPreview, _ view: AnyView) -> AnyView {
    preview.traits.reduce(view) { $1.modify($0) }
  }

  /// Lays out the preview on a phone screen. The preferred colour scheme of its views overrides that of the variant.
  private func phone(
    _ variant: PreviewVariant, _ content: () -> some View
  ) -> (Stage, PreviewSettings, PreviewVariant) {
    let kept = KeptSettings()
    let phone = stage(variant.screen, variant) {
      content().onPreferenceChange(PreviewSettingsKey.self) { kept.settings = $0 }
        .onPreferenceChange(PreferredColorSchemeKey.self) { kept.colorScheme = $0 }
    }
    _ = phone.problems
    guard let scheme = kept.colorScheme, variant.environment(EnvironmentValues()).colorScheme != scheme else {
      return (phone, kept.settings, variant)
    }
    let preferred = variant.preferring(scheme)
    return (stage(variant.screen, preferred, content: content), kept.settings, preferred)
  }

  private func draw(
    _ preview: FoundPreview, _ variant: PreviewVariant, on phone: Stage, _ settings: PreviewSettings,
    _ content: () -> some View
  ) -> [Outcome] {
    var problems: [String] = []
    let screen = screen(preview.traits, settings, on: variant.screen, &problems)
    var queue = MainQueue()
    // The phone stage is already laid out, so it is reused.
    let stage = screen == variant.screen ? phone : fitted(screen, variant, &queue, content)
    let title = [preview.title, settings.name].compactMap { $0 }.joined(separator: " ")
    if let drive { return drive.outcomes(of: stage, preview, variant, title: title, problems) }
    settle(stage, &queue)
    problems += queue.problems + (stage.problems + stage.warnings).map { Diagnostic($0).message }
    do {
      let png = try stage.partialPNG()
      problems += catalogue.takeUnknownColors().map { "there is no colour “\($0)” in the asset catalogues" }
      return [
        Outcome(title: title.isEmpty ? nil : title, png: png, problems: problems) { [digests] preview, variant in
          stage.record(of: preview, state: preview.title ?? "", variant, digests)
        }
      ]
    } catch {
      return [
        Outcome(title: title.isEmpty ? nil : title, png: nil, problems: problems + error.diagnostics.map(\.message))
      ]
    }
  }

  /// Advances the stage by one second.
  private func settle(_ stage: Stage, _ queue: inout MainQueue) {
    _ = stage.size
    queue.run(for: 1)
    stage.advance(by: 1)
    queue.run(for: 0)
  }

  /// Returns a stage for a screen. If the screen fits its view, the view chooses its size within a phone screen.
  private func fitted(
    _ screen: PreviewScreen, _ variant: PreviewVariant, _ queue: inout MainQueue, _ content: () -> some View
  ) -> Stage {
    guard screen.proposal == .unspecified, let width = variant.screen.proposal.width,
      let height = variant.screen.proposal.height
    else { return stage(screen, variant, content: content) }
    let offered = stage(.fixed(Size(width: width, height: height)), variant, content: content)
    // A view may only appear after a task has ended, for example one that loads shared data.
    settle(offered, &queue)
    return stage(.fixed(offered.layout.frame.size), variant, content: content)
  }

  private func screen(
    _ traits: [PreviewTrait<Preview.ViewTraits>], _ settings: PreviewSettings, on standard: PreviewScreen,
    _ problems: inout [String]
  ) -> PreviewScreen {
    var screen = standard
    if let device = settings.device {
      if let known = PreviewScreen.device(device) {
        screen = known
      } else {
        problems.append("There is no device “\(device)”; the preview is drawn on a phone of 393 × 852 points.")
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
    environment.systemVersion = system
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

extension Stage {
  func record(
    of preview: FoundPreview, state: String, _ variant: PreviewVariant, _ digests: FontDigests
  ) -> StageRecord {
    partialRecord(
      scene: "\(preview.module)/\(preview.source)", state: state, variant: variant.labels, digests: digests)
  }
}

private final class KeptSettings {
  var settings = PreviewSettings()
  var colorScheme: ColorScheme?
}

private final class FoundViews {
  var count = 0
}

extension PreviewTrait {
  var isModifier: Bool { if case .modifier = choice { true } else { false } }

  func modify(_ view: AnyView) -> AnyView { if case .modifier(let change) = choice { change(view) } else { view } }
}
