import CPangoFT2
import GalleyPicture

/// The faces one engine has opened so far, each looked up once.
final class FaceCache {
  private let library: FontLibrary
  private let standIn: String
  private var faces: [LoadedFace] = []
  private var answers: [Wish: Result<LoadedFace, TextProblem>] = [:]

  private struct Wish: Hashable {
    var family: String
    var weight: Font.Weight
    var isItalic: Bool
    var width = Font.Width.standard
    var isFallback: Bool
  }

  init(library: FontLibrary, standIn: String = FontTheme.standard.interface) {
    (self.library, self.standIn) = (library, standIn)
  }

  let clusterFacts = ClusterFacts()

  private(set) var used: [LoadedFace] = []

  private(set) var search = FontSearch()

  /// Marks `face` as one that Pango must know.
  func use(_ face: LoadedFace) {
    if !used.contains(where: { $0 === face }) { used.append(face) }
  }

  func face(for font: ResolvedFont) -> Result<LoadedFace, TextProblem> {
    face(
      Wish(
        family: font.family, weight: font.weight, isItalic: font.isItalic, width: font.width, isFallback: false))
  }

  /// The face that sets a run in `font`: its own, or that of the interface where its family cannot be had, as on iOS;
  /// nil where neither can. `problem` is told why it is not its own.
  func settingFace(for font: ResolvedFont, problem: (TextProblem) -> Void = { _ in }) -> LoadedFace? {
    switch face(for: font) {
    case .success(let face): return face
    case .failure(let reason):
      problem(reason)
      return try? face(Wish(family: standIn, weight: font.weight, isItalic: font.isItalic, isFallback: false)).get()
    }
  }

  /// The face of a family that steps in for another, or nil; only files named after the family are looked at.
  func fallback(family: String, weight: Font.Weight = .regular, isItalic: Bool = false) -> LoadedFace? {
    try? face(Wish(family: family, weight: weight, isItalic: isItalic, isFallback: true)).get()
  }

  private func face(_ wish: Wish) -> Result<LoadedFace, TextProblem> {
    if let answer = answers[wish] { return answer }
    let answer = find(wish)
    answers[wish] = answer
    return answer
  }

  /// A fontconfig configuration that holds the used faces and nothing else; the caller owns it.
  ///
  /// It is a new one each time: Pango matches on threads of its own, so a set that it has seen must not change.
  func makeConfiguration() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    // Adding a file, even none, is what makes fontconfig create the set of the application's fonts.
    FcConfigAppFontAddFile(configuration, "")
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else {
      FcConfigDestroy(configuration)
      return nil
    }
    for face in used { face.add(to: fonts) }
    return configuration
  }

  private func find(_ wish: Wish) -> Result<LoadedFace, TextProblem> {
    do throws(TextProblem) {
      let source = try library.face(
        family: wish.family, weight: wish.weight, isItalic: wish.isItalic, width: wish.width,
        looksEverywhere: !wish.isFallback,
        search: &search)
      if let open = faces.first(where: { $0.face.path == source.path && $0.face.index == source.index }) {
        return .success(open)
      }
      let face = LoadedFace(source, number: faces.count)
      faces.append(face)
      return .success(face)
    } catch {
      return .failure(error)
    }
  }
}
