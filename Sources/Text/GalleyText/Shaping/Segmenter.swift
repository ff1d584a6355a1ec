import GalleyPicture

/// Chooses a face for each grapheme cluster. It tries the run's own family, then the face of the previous character if
/// that is a fallback, then the theme's fallbacks for the script and language, and then all other fallbacks. Emoji use
/// only the emoji family. If possible, a letter and its marks use the same face. A space keeps the fallback face of the
/// character before it.
final class Segmenter {
  private let faceCache: FaceCache
  private let cascade: Cascade
  private let emojiFamily: String
  private let language: String
  private lazy var order = cascade.order(language: language, text: text)
  /// The scripts of the text. Their fallbacks are tried first for characters that belong to no script.
  private lazy var scripts = FallbackOrder.scripts(of: text)
  private let text: String
  var problems: [TextProblem] { notes.problems }
  private(set) var notes = Notes()
  private var unsupported: Set<Character> = []

  init(_ request: TextRequest, faceCache: FaceCache, cascade: Cascade, emojiFamily: String) {
    self.faceCache = faceCache
    self.cascade = cascade
    self.emojiFamily = emojiFamily
    language = request.language
    text = request.text
  }

  struct Notes {
    fileprivate(set) var problems: [TextProblem] = []
    fileprivate var missingScalars: Set<UInt32> = []
  }

  func goBack(to earlier: Notes) { notes = earlier }

  func segments(of paragraph: Paragraph, in request: TextRequest) -> [Segment]? {
    var segments: [Segment] = []
    var offset = 0
    var hasAllFamilies = true
    for piece in paragraph.pieces {
      let run = request.runs[piece.source]
      if let primary = faceCache.settingFace(for: run.font, problem: note) {
        let bytes = offset..<offset + piece.text.utf8.count
        if let box = run.box, piece.text == InlineBox.character {
          append(
            Segment(
              bytes: bytes, source: piece.source, face: primary, primary: primary, growsLine: false, box: box),
            to: &segments)
        } else {
          cut(piece, at: offset, primary: primary, font: run.font, into: &segments)
        }
      } else {
        hasAllFamilies = false
      }
      offset += piece.text.utf8.count
    }
    return hasAllFamilies ? segments : nil
  }

  private func cut(
    _ piece: Paragraph.Piece, at start: Int, primary: LoadedFace, font: ResolvedFont, into segments: inout [Segment]
  ) {
    let bytes = start..<start + piece.text.utf8.count
    if bytes.isEmpty { return }
    if primary.coversASCII, piece.text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      let segment = Segment(bytes: bytes, source: piece.source, face: primary, primary: primary, growsLine: false)
      return append(segment, to: &segments)
    }
    var offset = start
    func add(_ choice: Choice, length: Int) {
      append(
        Segment(
          bytes: offset..<offset + length, source: piece.source, face: choice.face, primary: primary,
          growsLine: choice.growsLine, missing: choice.missing),
        to: &segments)
      offset += length
    }
    var rest = piece.text
    while true {
      let length = rest.lengthOfLoneLetters { continues(segments.last, with: $0, in: piece, primary: primary) }
      if length > 0 {
        segments[segments.count - 1].bytes = segments[segments.count - 1].bytes.lowerBound..<offset + length
        offset += length
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: length)...]
      }
      guard let cluster = rest.popFirst() else { return }
      if let choice = whole(cluster, primary: primary, font: font, after: segments.last) {
        add(choice, length: cluster.utf8.count)
      } else {
        for part in divide(cluster, primary: primary, font: font, after: segments.last) {
          add(part.choice, length: part.length)
        }
      }
    }
  }

  private func continues(
    _ last: Segment?, with letter: Unicode.Scalar, in piece: Paragraph.Piece, primary: LoadedFace
  ) -> Bool {
    guard let last, last.source == piece.source, last.primary === primary, !last.isPlace else { return false }
    if last.face === primary { return primary.covers(letter: letter) }
    return !last.face.isColor && (letter == " " || !primary.covers(letter: letter)) && last.face.covers(letter: letter)
  }

  private func append(_ segment: Segment, to segments: inout [Segment]) {
    if let last = segments.last, last.joins(segment) {
      segments[segments.count - 1].bytes = last.bytes.lowerBound..<segment.bytes.upperBound
    } else {
      faceCache.use(segment.primary)
      faceCache.use(segment.face)
      segments.append(segment)
    }
  }
}

extension Segmenter {
  private struct Choice {
    var face: LoadedFace
    var growsLine = false
    var missing: Unicode.Scalar?
  }

  private struct Part {
    var length: Int
    var choice: Choice
  }

  private func divide(
    _ cluster: Character, primary: LoadedFace, font: ResolvedFont, after last: Segment?
  ) -> [Part] {
    divided(cluster, primary: primary, font: font, after: last)
      ?? [Part(length: cluster.utf8.count, choice: missing(cluster, primary: primary))]
  }

  /// Divides a cluster, so that each mark uses a face that contains it. A mark has an advance width of 0, so it stays
  /// above or below its letter.
  private func divided(_ cluster: Character, primary: LoadedFace, font: ResolvedFont, after last: Segment?) -> [Part]? {
    let scalars = cluster.unicodeScalars
    // An emoji is a single image, and half of it would be a different one.
    guard let letter = scalars.first, scalars.count > 1,
      faceCache.clusterFacts.facts(of: cluster).isDisjoint(with: [.control, .emoji]),
      let choice = whole(Character(letter), primary: primary, font: font, after: last)
    else { return nil }
    var parts = [Part(length: letter.utf8Length, choice: choice)]
    for scalar in scalars.dropFirst() {
      let length = scalar.utf8Length
      if let face = parts.last?.choice.face, face.covers(Character(scalar)) {
        parts[parts.count - 1].length += length
      } else if scalar.isMark, let choice = whole(Character(scalar), primary: primary, font: font, after: nil) {
        parts.append(Part(length: length, choice: choice))
      } else {
        return nil
      }
    }
    return parts
  }

  private func whole(
    _ cluster: Character, primary: LoadedFace, font: ResolvedFont, after last: Segment?
  ) -> Choice? {
    let facts = faceCache.clusterFacts.facts(of: cluster)
    if facts.contains(.control) { return nil }
    if facts.contains(.emoji) { return emoji(for: cluster) }
    if let last, last.face !== primary, last.primary === primary, last.missing == nil, !last.face.isColor,
      !primary.covers(cluster) || facts.contains(.space), last.face.covers(cluster)
    {
      return Choice(face: last.face, growsLine: last.growsLine)
    }
    if primary.covers(cluster) { return Choice(face: primary) }
    return fallback(for: cluster, font: font) ?? emoji(for: cluster)
  }

  private func emoji(for cluster: Character) -> Choice? {
    guard let face = faceCache.fallback(family: emojiFamily), face.covers(cluster) else { return nil }
    return Choice(face: face)
  }

  private func fallback(for cluster: Character, font: ResolvedFont) -> Choice? {
    guard let scalar = cluster.unicodeScalars.first, !unsupported.contains(cluster) else { return nil }
    if let choice = first(of: order.candidates(for: scalar), covering: cluster, font: font) { return choice }
    // If the character has no agreed meaning, no font can help.
    if FontPackages.package(for: scalar) != nil,
      let choice = first(of: order.others(near: scripts), covering: cluster, font: font)
    {
      return choice
    }
    unsupported.insert(cluster)
    return nil
  }

  private func first(
    of fallbacks: [FontTheme.Fallback], covering cluster: Character, font: ResolvedFont
  ) -> Choice? {
    for fallback in fallbacks {
      let face = faceCache.fallback(family: fallback.family, weight: font.weight, isItalic: font.isItalic)
      if let face, face.covers(cluster) {
        return Choice(face: face, growsLine: fallback.growsLines)
      }
    }
    return nil
  }

  private func missing(_ cluster: Character, primary: LoadedFace) -> Choice {
    let scalar = cluster.unicodeScalars.first { primary.glyph(for: $0) == nil } ?? cluster.unicodeScalars.first ?? " "
    if notes.missingScalars.insert(scalar.value).inserted {
      let package = EmojiPresentation.isEmoji(cluster) ? FontPackages.emoji : FontPackages.package(for: scalar)
      note(
        .missingGlyph(
          scalar: scalar.value, text: text, family: primary.face.family, package: package.flatMap(lacking)))
    }
    return Choice(face: primary, missing: scalar)
  }

  private func lacking(_ package: String) -> String? {
    let families = order.families(of: package) + (package == FontPackages.emoji ? [emojiFamily] : [])
    return families.contains { faceCache.fallback(family: $0) != nil } ? nil : package
  }

  func noteUnknown(_ scalar: UInt32, in request: TextRequest) {
    let package = Unicode.Scalar(scalar).flatMap(FontPackages.package(for:)).flatMap(lacking)
    let family = request.runs.first?.font.family ?? ""
    note(.missingGlyph(scalar: scalar, text: text, family: family, package: package))
  }

  private func note(_ problem: TextProblem) {
    if !notes.problems.contains(problem) { notes.problems.append(problem) }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    [.nonspacingMark, .enclosingMark, .spacingMark].contains(properties.generalCategory)
  }

  fileprivate var utf8Length: Int { Unicode.UTF8.width(self) }
}
