extension FontLibrary {
  /// Returns the face that matches best. A matching slope has precedence over a matching weight. Weights are matched by
  /// the rules of CSS.
  ///
  /// - Throws: ``TextProblem/missingFamily(family:known:package:)``, or ``TextProblem/unreadableFont(path:)`` if there
  ///   are files with the family's name that cannot be read.
  func face(
    family: String, weight: Font.Weight, isItalic: Bool, width: Font.Width = .standard, searchesEverywhere: Bool = true,
    search: inout FontSearch
  ) throws(TextProblem) -> OpenTypeFace {
    let face = try nearestFace(
      family: family, weight: weight, isItalic: isItalic, width: width, searchesEverywhere: searchesEverywhere,
      search: &search)
    search.take(face)
    return face
  }

  private func nearestFace(
    family: String, weight: Font.Weight, isItalic: Bool, width: Font.Width, searchesEverywhere: Bool,
    search: inout FontSearch
  ) throws(TextProblem) -> OpenTypeFace {
    let request = FaceRequest(family: family, weight: weight.rawValue, isItalic: isItalic, width: width.percent)
    let own = added.flatMap { search.files(.init(path: $0, family: nil, isDeep: true)) }
    if let face = request.best(in: search.faces(in: own)) { return face }
    var unreadable: String?
    for lookups in [conventionalLookups(for: family), lookupsByName(for: family)] {
      let files = lookups.flatMap { search.files($0) }
      if let face = request.best(inFiles: files, &search) { return face }
      unreadable = unreadable ?? files.first { OpenTypeFace.all(in: $0).isEmpty }
    }
    if let unreadable { throw .unreadableFont(path: unreadable) }
    var everywhere: [String] = []
    if searchesEverywhere {
      everywhere = own + roots.flatMap { search.files(.init(path: $0, family: nil, isDeep: true)) }
    }
    let all = search.faces(in: everywhere)
    if let face = request.best(in: all) { return face }
    throw .missingFamily(
      family: family, known: Spelling.closest(to: family, in: Set(all.map(\.family))),
      package: FontPackages.package(ofFamily: family))
  }

  /// Returns the locations where Debian installs a family: in folders that are named after the first word of the
  /// family.
  private func conventionalLookups(for family: String) -> [FontSearch.Lookup] {
    let word = FamilyStem(family).firstWord
    return roots.flatMap { root in
      ["opentype/\(word)", "truetype/\(word)", word].map {
        FontSearch.Lookup(path: "\(root)/\($0)", family: family, isDeep: false)
      }
    }
  }

  private func lookupsByName(for family: String) -> [FontSearch.Lookup] {
    roots.map { FontSearch.Lookup(path: $0, family: family, isDeep: true) }
  }
}

private struct FaceRequest {
  var family: String
  var weight: Int
  var isItalic: Bool
  var width = 100.0

  func best(inFiles paths: [String], _ search: inout FontSearch) -> OpenTypeFace? {
    for path in width == 100 ? paths : [] where styleNames.contains(FaceRequest.style(inNameOf: path)) {
      if let face = search.first(in: path, where: isExact) { return face }
    }
    return best(in: search.faces(in: paths))
  }

  func best(in faces: [OpenTypeFace]) -> OpenTypeFace? {
    faces.filter { $0.family == family }.min { distance(to: $0) < distance(to: $1) }
  }

  private func isExact(_ face: OpenTypeFace) -> Bool {
    face.family == family && distance(to: face) == 0
  }

  private func distance(to face: OpenTypeFace) -> Double {
    let slope = face.isItalic == isItalic ? 0.0 : 1_000_000
    return slope + abs(face.widthPercent - width) * 5000 + weightDistance(to: face.weight)
  }

  /// Returns a distance by the font style matching of CSS Fonts 4: faces in the preferred direction come before all
  /// others.
  private func weightDistance(to other: Int) -> Double {
    let step = Double(abs(other - weight))
    let isPreferred =
      switch weight {
      case 400...500: other <= 500 && other >= weight || other == weight
      case ..<400: other <= weight
      default: other >= weight
      }
    let isSecond = (400...500).contains(weight) && other < weight
    return isPreferred ? step : isSecond ? 1000 + step : 2000 + step
  }

  private static func style(inNameOf path: String) -> String {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let name = file.prefix { $0 != UInt8(ascii: ".") }
    guard let hyphen = name.firstIndex(of: UInt8(ascii: "-")) else { return "" }
    return String(decoding: name[name.index(after: hyphen)...], as: UTF8.self).lowercased()
  }

  private var styleNames: [String] {
    let names = FaceRequest.weightNames[weight] ?? []
    guard isItalic else { return names }
    return names.flatMap { name in
      let stem = name == "regular" || name == "book" ? "" : name
      return [stem + "italic", stem + "oblique"]
    }
  }

  private static let weightNames: [Int: [String]] = [
    100: ["thin", "hairline"], 200: ["extralight", "ultralight"], 300: ["light"], 400: ["regular", "book", ""],
    500: ["medium"], 600: ["semibold", "demibold", "demi"], 700: ["bold"], 800: ["extrabold", "heavy"],
    900: ["black", "heavy"],
  ]
}
