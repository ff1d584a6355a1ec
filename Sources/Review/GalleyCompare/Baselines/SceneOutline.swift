package import GalleyMessages
package import GalleyRender
package import GalleyTemplate

/// The names and costs of the images that a scene draws, for planning a check.
package struct SceneOutline: Hashable, Sendable {
  package let name: String
  package let file: String
  package let isScripted: Bool
  /// The expected duration of the script.
  package let motion: ExpectedMotion
  /// The digest of the inputs. Empty if it was not recorded or if the inputs cannot be read again.
  package internal(set) var inputs = ""
  package let canvases: [Canvas]
  package internal(set) var pictures: [Picture]

  package struct Canvas: Hashable, Sendable {
    /// The values of the variant, such as "dynamicType xxLarge, colorScheme dark".
    package let variant: String
    package let script: String
    package let cost: CanvasCost
  }

  package struct Picture: Hashable, Sendable {
    package let state: String
    package let canvas: Int
    package let name: String
    package let place: SourcePlace?
  }

  package init(_ scene: Scene) {
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

  package var states: [String] {
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
