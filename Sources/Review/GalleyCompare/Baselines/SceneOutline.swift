public import GalleyMessages
public import GalleyRender
public import GalleyTemplate

/// The names and costs of what a scene draws, to plan a check.
public struct SceneOutline: Hashable, Sendable {
  public let name: String
  public let file: String
  public let isScripted: Bool
  /// The expected duration of the script.
  public let motion: ExpectedMotion
  /// Empty if not recorded or if the inputs cannot be read again.
  public internal(set) var inputs = ""
  public let canvases: [Canvas]
  public internal(set) var pictures: [Picture]

  public struct Canvas: Hashable, Sendable {
    /// Such as "dynamicType xxLarge, colorScheme dark".
    public let variant: String
    public let script: String
    public let cost: CanvasCost
  }

  public struct Picture: Hashable, Sendable {
    public let state: String
    public let canvas: Int
    public let name: String
    public let place: SourcePlace?
  }

  public init(_ scene: Scene) {
    (name, file, isScripted) = (scene.name, scene.file, scene.isScripted)
    motion = ExpectedMotion(scene.script)
    canvases = scene.variants.map { variant in
      Canvas(
        variant: variant.words, script: BaselineName(scriptOf: scene.name, variant: variant).path,
        cost: CanvasCost(scene, on: variant.canvas))
    }
    pictures = scene.pictures.map { picture in
      Picture(
        state: picture.state.name, canvas: picture.index % scene.variants.count,
        name: BaselineName(scene: scene.name, picture: picture).path,
        place: picture.state.place ?? SourcePlace(file: scene.file))
    }
  }

  init(
    name: String, file: String, isScripted: Bool, motion: ExpectedMotion, inputs: String, canvases: [Canvas],
    pictures: [Picture]
  ) {
    (self.name, self.file, self.isScripted, self.motion) = (name, file, isScripted, motion)
    (self.inputs, self.canvases, self.pictures) = (inputs, canvases, pictures)
  }

  public var states: [String] {
    var seen: Set<String> = []
    return pictures.map(\.state).filter { seen.insert($0).inserted }
  }

  var baselines: [String] { pictures.map(\.name) + (isScripted ? canvases.map(\.script) : []) }

  func image(_ picture: Picture, _ status: CheckedImage.Status) -> CheckedImage {
    var image = CheckedImage(
      scene: name, state: picture.state, variant: canvases[picture.canvas].variant, name: picture.name, status: status)
    image.place = picture.place
    return image
  }

  func image(ofScriptOn canvas: Canvas, _ status: CheckedImage.Status) -> CheckedImage {
    var image = CheckedImage(
      scene: name, state: BaselineName.script, variant: canvas.variant, name: canvas.script, status: status)
    image.place = SourcePlace(file: file)
    return image
  }
}
