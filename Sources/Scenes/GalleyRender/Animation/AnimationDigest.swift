import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyViews

/// The digest of everything that an animation file shows. Files with the same digest are interchangeable.
struct AnimationDigest {
  private var digest = PictureDigest()
  private var count = 0
  private(set) var size = Size.zero

  mutating func add(_ frame: AnimationFrame) {
    digest.mix(frame.picture.digest)
    count += 1
    size = Size(width: max(size.width, frame.picture.size.width), height: max(size.height, frame.picture.size.height))
  }

  func text(of kind: AnimationKind, _ pass: AnimationPass, on canvas: SceneCanvas) -> String {
    var own = digest
    own.mix(count)
    own.mix(kind.rawValue)
    for number in [pass.framesPerSecond, pass.shrinking, canvas.scale] { own.mix(number) }
    own.mix(pass.colors)
    // The background is visible around frames that are smaller than the largest one.
    own.mix("\(canvas.background.rgba(in: canvas.colorScheme))")
    own.mix(ProgramIdentity.mark)
    return own.hexDigits
  }
}
