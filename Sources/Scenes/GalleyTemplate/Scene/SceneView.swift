import GalleyTables
public import GalleyViews

/// The content of a scene as a view, which behaves like views in Swift code.
///
/// Lazy containers build only the rows that are visible.
///
/// ```swift
/// let scene = try Scene(contentsOf: "inbox.yaml")
/// let stage = Stage(size: Size(width: 390, height: 844)) { SceneView(scene) }
/// ```
public struct SceneView: View {
  private let scene: Scene

  public init(_ scene: Scene) { self.scene = scene }

  public func _build(into builder: inout NodeBuilder) {
    guard let strings = scene.strings else { return build(into: &builder) }
    builder.under {
      $0.strings = strings.loader
    } _: {
      build(into: &$0)
    }
  }

  private func build(into builder: inout NodeBuilder) {
    if scene.isInteractive {
      InteractiveScene(scene: scene)._build(into: &builder)
    } else {
      SceneContent(scene: scene)._build(into: &builder)
    }
  }

  public typealias Body = Never
}

private struct InteractiveScene: View {
  @State private var written = WrittenValues()
  let scene: Scene

  var body: some View {
    // Reading the state here makes the scene rebuild whenever the state changes.
    let now = written
    ScrollViewReader { scrollers in
      SceneContent(scene: scene, now: now, written: $written, scrollers: scrollers)
    }
  }
}

private struct SceneContent: View {
  typealias Body = Never

  let scene: Scene
  var now: WrittenValues?
  var written: Binding<WrittenValues>?
  var scrollers: ScrollViewProxy?

  func _build(into builder: inout NodeBuilder) {
    let edits = (now?.rowEdits ?? []).reduce(builder.environment.sceneEdits) { $1.applied(to: $0, of: scene.tables) }
    let rows = RowScope(
      tables: edits.applied(to: scene.tables), folder: scene.folder,
      symbols: NumberSymbols(locale: builder.environment.localeIdentifier), edits: edits,
      values: SceneValues(scene.variables, edits, now, written, scrollers: scrollers))
    let views = TemplateViews(templates: scene.view, rows: rows)
    // Content that never changes does not have to store anything for updates.
    if scene.script.changesContent || scene.isInteractive {
      views._build(into: &builder)
    } else {
      builder.addUnchanging(views._build(into:))
    }
  }
}

extension Scene {
  package var isInteractive: Bool { !variables.isEmpty || view.contains { $0.isInteractive } }

  /// Returns whether a state needs a separate stage, because some states change values or perform touches.
  package func isFresh(_ state: SceneState) -> Bool {
    isInteractive && states.contains { !$0.values.isEmpty || $0.isTouched }
  }

  package func environment(on canvas: SceneCanvas, in state: SceneState?) -> EnvironmentValues {
    var environment = canvas.environment
    if let values = state?.values, !values.isEmpty { environment.sceneEdits = SceneEdits.none.setting(values) }
    return environment
  }
}

extension ViewTemplate {
  fileprivate var isInteractive: Bool {
    definition.traits.isInteractive || modifiers.contains { $0.definition.traits.isInteractive }
      || (children + beside).contains { $0.isInteractive }
  }
}
