import GalleyFiles
public import GalleyMessages
public import GalleyTables
public import GalleyViews

/// A scene file with its data, after reading: all names are resolved, and only drawing can find further errors.
///
/// ```swift
/// let scene = try Scene(contentsOf: "inbox.yaml")
/// let files = try SceneRenderer(scene).render(into: OutputFolder("out"))
/// ```
///
/// To draw a scene as part of another view, use ``SceneView``.
public struct Scene: Sendable {
  /// The name of the file without its extension, which replaces `{scene}` in output paths.
  public var name: String
  public var file: String
  public var title: String?
  /// The canvas if the scene has no variants. Variants are based on it.
  public var canvas: SceneCanvas
  /// The position of the canvas size in the file, or the file itself.
  public var canvasPlace: SourcePlace
  public var fonts: [String]
  public var tables: [Table]
  public var view: [ViewTemplate]
  /// The states to draw, of which there is at least one.
  public var states: [SceneState]
  /// The canvases on which each state is drawn, of which there is at least one.
  public var variants: [Variant]
  /// The script of the scene. The default script scrolls through the first scroll view.
  public var script: Script
  public var isScripted: Bool
  public var print: ScenePrint
  /// The files to write, of which there is at least one.
  public var outputs: [SceneOutput]
  /// The kinds of animation files without duplicates; empty if the file requests none.
  public var animations: [AnimationKind] = []
  /// Probable errors that do not prevent drawing, such as two scroll views with the same identity, sorted by position.
  public var warnings: [SceneError] = []
  public var symbols: [String] = []
  public var strings: SceneStrings?

  /// The maximum memory for drawing one image, in bytes (default: 4 GB).
  public var memoryLimit: Int?

  public var variables: [SceneVariable] = []

  public var folder: String { FilePath.folder(of: file) }

  /// All images to draw: every state in every variant.
  public var pictures: [ScenePicture] {
    states.flatMap { state in variants.map { (state, $0) } }.enumerated().map { index, pair in
      ScenePicture(index: index, state: pair.0, variant: pair.1)
    }
  }
}

/// An image of a scene: a state on a canvas.
public struct ScenePicture: Hashable, Sendable {
  public let index: Int
  public let state: SceneState
  public let variant: Variant
}
