import CPangoFT2
import GalleyPicture

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

  func use(_ face: LoadedFace) {
    if !used.contains(where: { $0 === face }) { used.append(face) }
  }

  func face(for font: ResolvedFont) -> Result<LoadedFace, TextProblem> {
    face(
      Wish(
        family: font.family, weight: font.weight, isItalic: font.isItalic, width: font.width, isFallback: false))
  }

  /// Falls back to the interface family, as on iOS, and passes the reason to `problem`. Nil if both are missing.
  func settingFace(for font: ResolvedFont, problem: (TextProblem) -> Void = { _ in }) -> LoadedFace? {
    switch face(for: font) {
    case .success(let face): return face
    case .failure(let reason):
      problem(reason)
      return try? face(Wish(family: standIn, weight: font.weight, isItalic: font.isItalic, isFallback: false)).get()
    }
  }

  /// Searches only files that are named after the family.
  func fallback(family: String, weight: Font.Weight = .regular, isItalic: Bool = false) -> LoadedFace? {
    try? face(Wish(family: family, weight: weight, isItalic: isItalic, isFallback: true)).get()
  }

  private func face(_ wish: Wish) -> Result<LoadedFace, TextProblem> {
    if let answer = answers[wish] { return answer }
    let answer = find(wish)
    answers[wish] = answer
    return answer
  }

  /// The caller owns it. A new one is created each time, because Pango matches fonts on its own threads: a font set
  /// must not change after Pango has seen it.
  func makeConfiguration() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    // Adding a file, even an empty name, makes fontconfig create the set of application fonts.
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
