import CPangoFT2
import GalleyPicture

final class FaceCache {
  private let library: FontLibrary
  private let substitute: String
  private var faces: [LoadedFace] = []
  private let systemFaces: SystemFaces
  private var answers: [Request: Result<LoadedFace, TextProblem>] = [:]

  private struct Request: Hashable {
    var family: String
    var weight: Font.Weight
    var isItalic: Bool
    var width = Font.Width.standard
    var isFallback: Bool
    var step: SystemFace.Step?
  }

  init(
    library: FontLibrary, substitute: String = FontTheme.standard.interface, systemFaces: SystemFaces = SystemFaces()
  ) {
    (self.library, self.substitute, self.systemFaces) = (library, substitute, systemFaces)
  }

  let clusterFacts = ClusterFacts()

  private(set) var used: [LoadedFace] = []

  private(set) var search = FontSearch()

  func use(_ face: LoadedFace) {
    if !used.contains(where: { $0 === face }) { used.append(face) }
  }

  func face(for font: ResolvedFont) -> Result<LoadedFace, TextProblem> {
    face(
      Request(
        family: font.family, weight: font.weight, isItalic: font.isItalic, width: font.width, isFallback: false,
        step: font.systemStep))
  }

  /// Returns the face for a font. If its family is missing, it is the interface family, as on iOS, and `problem`
  /// receives the reason. Returns nil if both are missing.
  func settingFace(for font: ResolvedFont, problem: (TextProblem) -> Void = { _ in }) -> LoadedFace? {
    switch face(for: font) {
    case .success(let face): return face
    case .failure(let reason):
      problem(reason)
      return try? face(Request(family: substitute, weight: font.weight, isItalic: font.isItalic, isFallback: false))
        .get()
    }
  }

  /// Returns the face of a fallback. It searches only files that are named after the family.
  func fallback(family: String, weight: Font.Weight = .regular, isItalic: Bool = false) -> LoadedFace? {
    try? face(Request(family: family, weight: weight, isItalic: isItalic, isFallback: true)).get()
  }

  private func face(_ request: Request) -> Result<LoadedFace, TextProblem> {
    if let answer = answers[request] { return answer }
    let answer = find(request)
    answers[request] = answer
    return answer
  }

  /// Returns a fontconfig configuration that the caller owns. It is created anew each time: Pango matches fonts on its
  /// own threads, so a font set must not change.
  func makeConfiguration() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    // Adding a file, even one with an empty name, makes fontconfig create the set of application fonts.
    FcConfigAppFontAddFile(configuration, "")
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else {
      FcConfigDestroy(configuration)
      return nil
    }
    for face in used { face.add(to: fonts) }
    return configuration
  }

  private func find(_ request: Request) -> Result<LoadedFace, TextProblem> {
    do throws(TextProblem) {
      let source = try library.face(
        family: request.family, weight: request.weight, isItalic: request.isItalic, width: request.width,
        searchesEverywhere: !request.isFallback,
        search: &search)
      if let step = request.step { return .success(try systemFace(source, step)) }
      if let open = faces.first(where: {
        $0.system == nil && $0.face.path == source.path && $0.face.index == source.index
      }) {
        return .success(open)
      }
      return .success(load(source))
    } catch {
      return .failure(error)
    }
  }

  private func systemFace(_ source: OpenTypeFace, _ step: SystemFace.Step) throws(TextProblem) -> LoadedFace {
    guard let system = systemFaces.face(source, step: step) else { throw .unreadableFont(path: source.path) }
    return faces.first { $0.system === system } ?? load(source, system)
  }

  private func load(_ source: OpenTypeFace, _ system: SystemFace? = nil) -> LoadedFace {
    let face = LoadedFace(source, number: faces.count, system: system)
    faces.append(face)
    return face
  }
}
