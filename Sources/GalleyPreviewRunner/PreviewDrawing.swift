import Foundation
import GalleyDiagnostics
import GalleyFoundation
import GalleyGeometry
import GalleyRender
import GalleySnapshot
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

  /// What of the assets and texts could not be read, in sentences.
  var problems: [String] { catalogue.problems + strings.problems }

  /// Draws at `scale` pixels a point, with the assets and texts in the folders.
  init(assets: [String], fonts: [String], scale: Double) {
    context = RenderContext(library: FontLibrary(adding: fonts))
    catalogue = AssetCatalogue(assets.map { URL(filePath: $0) })
    strings = StringCatalogue(assets.map { URL(filePath: $0) })
    self.scale = scale
  }

  /// Opens what most pictures need, such as fonts and symbols, before the work is shared out.
  func warmUp() {
    let usual = stage(.phone, .standard) {
      NavigationStack {
        List {
          Label {
            Text(verbatim: "Galley").bold()
          } icon: {
            Image(systemName: "star.fill")
          }
          Toggle(isOn: .constant(true)) { Text(verbatim: "Galley").font(.caption) }
        }
        .navigationTitle(Text(verbatim: "Galley"))
      }
    }
    _ = try? usual.png()
  }

  /// A picture of a preview, or why there is none.
  struct Outcome {
    /// What the picture is called; where a provider has several previews, they are numbered or named.
    var title: String?
    /// The bytes of the PNG.
    var png: [UInt8]?
    /// What could not be shown, in sentences.
    var problems: [String]
  }

  /// The pictures of `preview` under `variant`: one, or one for each view of a provider.
  func draw(_ preview: FoundPreview, _ variant: PreviewVariant) -> [Outcome] {
    let count = FoundViews()
    // Views are counted where the traits have put what they need around them.
    let reader = AnyView(FoundViewsReader(content: preview.view(), found: count))
    let counting = stage(.phone, variant) { preview.traits.reduce(reader) { $1.modify($0) } }
    if preview.traits.contains(where: \.isModifier) { settle(counting) } else { _ = counting.problems }
    guard count.count > 1 else { return [draw(preview, variant, .one)] }
    guard preview.isDivided else { return [draw(preview, variant, .stack)] }
    var outcomes = (0..<count.count).map { draw(preview, variant, .view($0)) }
    let titles = outcomes.map(\.title)
    for index in outcomes.indices where titles.count(where: { $0 == titles[index] }) > 1 || titles[index] == nil {
      outcomes[index].title = [titles[index], "\(index + 1)"].compactMap { $0 }.joined(separator: " ")
    }
    return outcomes
  }

  private func draw(_ preview: FoundPreview, _ variant: PreviewVariant, _ shown: ShownViews.Choice) -> Outcome {
    let kept = KeptSettings()
    func content() -> some View {
      ShownViews(shown, content: preview.traits.reduce(preview.view()) { $1.modify($0) })
        .onPreferenceChange(PreviewSettingsKey.self) { kept.settings = $0 }
    }
    let phone = stage(.phone, variant, content: content)
    _ = phone.problems
    let settings = kept.settings
    var problems: [String] = []
    let screen = screen(preview.traits, settings, &problems)
    // What stands on a phone is laid out already.
    let stage = screen.isPhone ? phone : fitted(screen, variant, content)
    settle(stage)
    problems += (stage.problems + stage.warnings).map { Diagnostic($0).message }
    let title = [preview.title, settings.name].compactMap { $0 }.joined(separator: " ")
    do {
      return Outcome(title: title.isEmpty ? nil : title, png: try stage.pngOfWhatShows(), problems: problems)
    } catch {
      return Outcome(
        title: title.isEmpty ? nil : title, png: nil, problems: problems + error.diagnostics.map(\.message))
    }
  }

  /// Lets a second pass on the stage, and the main queue do what waits for it before and after.
  private func settle(_ stage: Stage) {
    for _ in 0..<2 {
      _ = stage.size
      for _ in 0..<10 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      stage.advance(by: 0.5)
    }
  }

  /// A stage of a size: a screen that fits its view is as large as what the view chooses when it is offered a phone.
  private func fitted(_ screen: PreviewScreen, _ variant: PreviewVariant, _ content: () -> some View) -> Stage {
    guard screen.proposal == .unspecified, let width = PreviewScreen.phone.proposal.width,
      let height = PreviewScreen.phone.proposal.height
    else { return stage(screen, variant, content: content) }
    let offered = stage(.fixed(Size(width: width, height: height)), variant, content: content)
    // A view may be there only when a task has ended, as those have what previews share.
    settle(offered)
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
    environment.assets = catalogue.loader
    if !strings.languages.isEmpty { environment.strings = strings.loader }
    environment.horizontalSizeClass = screen.isRegular.horizontal ? .regular : .compact
    environment.verticalSizeClass = screen.isRegular.vertical ? .regular : .compact
    let stage = Stage(
      proposal: screen.proposal, safeArea: screen.safeArea, environment: variant.environment(environment),
      renderContext: context, root: content)
    stage.mainQueueTurn = { duration in
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: duration / .seconds(1)))
    }
    return stage
  }
}

/// What a preview said of itself while it was built.
private final class KeptSettings {
  var settings = PreviewSettings()
}

/// How many views a preview has.
private final class FoundViews {
  var count = 1
}

/// Counts the views of a preview.
private struct FoundViewsReader: View {
  let content: AnyView
  let found: FoundViews

  var body: some View {
    Group(subviews: content) { views -> EmptyView in
      found.count = views.count
      return EmptyView()
    }
  }
}

/// What of a preview is in one picture.
private struct ShownViews: View {
  /// What is shown: the only view, all below each other, or one of several.
  enum Choice {
    case one, stack
    case view(Int)
  }

  private let choice: Choice
  private let content: AnyView

  init(_ choice: Choice, content: AnyView) { (self.choice, self.content) = (choice, content) }

  var body: some View {
    switch choice {
    case .one: content
    case .stack: VStack { content }
    case .view(let index): Group(subviews: content) { views in if index < views.count { views[index] } }
    }
  }
}

extension PreviewTrait {
  /// Whether the trait changes the view.
  var isModifier: Bool { if case .modifier = choice { true } else { false } }

  /// The view as the trait changes it.
  func modify(_ view: AnyView) -> AnyView { if case .modifier(let change) = choice { change(view) } else { view } }
}
