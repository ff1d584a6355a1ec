import GalleyFiles
public import GalleyMessages
public import GalleyTables
public import GalleyViews

/// A scene file after reading: everything is resolved, nothing is left to be wrong but what only drawing can tell.
public struct Scene: Sendable {
  /// The file's name without its extension; `{scene}` in paths.
  public var name: String
  public var file: String
  public var title: String?
  /// What the scene is drawn on when no variant says otherwise.
  public var canvas: SceneCanvas
  /// Where the scene says how large the canvas is; the file where it does not.
  public var canvasPlace: SourcePlace
  /// Paths of font files that its texts may name by their families.
  public var fonts: [String]
  public var tables: [Table]
  public var view: [ViewTemplate]
  /// The moments that are drawn; at least one.
  public var states: [SceneState]
  /// The canvases each state is drawn on; at least one.
  public var variants: [Variant]
  /// What happens when the scene is animated: its own script, or a look at its first scroller.
  public var script: Script
  public var isScripted: Bool
  public var print: ScenePrint
  /// The files to write; at least one.
  public var outputs: [SceneOutput]
  /// What is written when the scene is animated, each kind once; empty where the scene does not say.
  public var animations: [AnimationKind] = []
  /// What is no mistake and yet may not be meant, such as two scrollers with one id; sorted by place.
  public var warnings: [SceneError] = []
  public var symbols: [String] = []
  /// The translations of its texts; nil where it names none.
  public var strings: SceneStrings?

  /// The memory that drawing a picture may take, in bytes; nil is 4 GB.
  public var memoryLimit: Int?

  public var variables: [SceneVariable] = []

  public var folder: String { FilePath.folder(of: file) }

  /// The pictures to draw: every state on every variant, states first.
  public var pictures: [ScenePicture] {
    states.flatMap { state in variants.map { (state, $0) } }.enumerated().map { index, pair in
      ScenePicture(index: index, state: pair.0, variant: pair.1)
    }
  }
}

/// One picture of a scene: a state on a canvas.
public struct ScenePicture: Hashable, Sendable {
  /// The picture's number, from 0.
  public let index: Int
  /// Where the scrollers stand.
  public let state: SceneState
  public let variant: Variant
}
