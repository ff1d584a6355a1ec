import GalleyDiff
package import GalleyFiles
import GalleyGeometry
import GalleyImage
import GalleyJSON
import GalleyMessages
import GalleyPaint
import GalleyPicture
import GalleyRender
package import GalleyTemplate

extension SceneMatch {
  /// Finds `scene`, in any state and at any size, in an image.
  ///
  /// - Parameters:
  ///   - scene: The scene to find.
  ///   - file: The path of the scene, for messages.
  ///   - bytes: The image.
  ///   - picture: The path of the image, for messages.
  ///   - files: Reads the files of the scene.
  /// - Throws: ``CheckError`` if the scene cannot be drawn, or if the image cannot be read or does not show any state
  ///   of the scene.
  package init(
    of scene: Scene, file: String, in bytes: [UInt8], picture: String, files: FileReader = .disk
  ) throws(CheckError) {
    do {
      let proofs = try SceneRenderer(scene, files: files).proofs()
      let (shown, profile) = try Self.bitmap(bytes)
      let search = try SceneSearch(shown)
      guard let found = try search.find(proofs) else { throw CheckError(Diagnostic(noSighting: file, in: picture)) }
      let (views, likeness, isSameFont) = try search.views(of: found)
      let (part, size) = (found.proof.ownPart, found.proof.picture.size)
      self.init(
        picture: picture, scene: file, title: found.proof.title, scale: found.place.scale,
        corner: Point(x: found.place.x, y: found.place.y), likeness: likeness,
        leftOut: (part.minY, size.height - part.maxY), views: views, isSameFont: isSameFont, profile: profile)
    } catch let error as CheckError {
      throw error
    } catch let error as ImageError {
      throw CheckError(Diagnostic(error, name: picture))
    } catch {
      throw CheckError(ProofError(anyOf: error).diagnostics)
    }
  }

  /// Decodes the image. Device screenshots have the colour profile Display P3.
  private static func bitmap(_ bytes: [UInt8]) throws(ImageError) -> (Bitmap, ColorProfile?) {
    let bitmap = ComparedImage.isImage(bytes) ? try ComparedImage.decode(bytes) : try ImageDecoder.decode(bytes)
    let profile = ColorProfile(ofFile: bytes)
    return (profile?.converted(bitmap) ?? bitmap, profile)
  }

  package var lines: [String] {
    var lines = [
      MatchMessages.place(
        title, in: picture, x: corner.x, y: corner.y, scale: scale, likeness: likeness)
    ]
    if let profile {
      lines.append(
        profile.isConvertible
          ? DiffMessages.converted(picture, from: profile.name)
          : DiffMessages.notConverted(picture, profile: profile.name))
    }
    if leftOut.top > 0 || leftOut.bottom > 0 {
      lines.append(MatchMessages.leftOut(top: leftOut.top, bottom: leftOut.bottom))
    }
    lines += measuredLines
    lines += recolored.map { change, names in
      MatchMessages.recolored(
        names, isGround: change.part == .background, own: change.own.hexText, shown: change.shown.hexText)
    }
    lines += otherwise
    let outside = views.count { $0.finding == .outside }
    if outside > 0 { lines.append(MatchMessages.outside(outside)) }
    let alike = views.count { $0.finding == .there && $0.isThere }
    lines += limitLines
    return lines + [MatchMessages.total(alike, of: views.count - outside)]
  }

  /// Sentences about views that look different. If most of the text is in a different font, these views share a
  /// sentence.
  private var otherwise: [String] {
    let renamed = views.filter(\.hasOtherWords).map(\.name)
    let words = renamed.isEmpty ? [] : [MatchMessages.otherWords(renamed)]
    return words + otherLooks(areOfFont: !words.isEmpty)
  }

  private func otherLooks(areOfFont: Bool) -> [String] {
    let found = views.filter { !$0.hasOtherWords }.compactMap { view in
      if case .otherwise(let likeness) = view.finding { (name: view.name, likeness: likeness) } else { nil }
    }.sorted { $0.likeness < $1.likeness }
    guard found.count >= Self.minimumCount else {
      return found.map { MatchMessages.otherwise($0.name, likeness: $0.likeness) }
    }
    let usual = found[found.count / 2].likeness
    let alone = found.filter { $0.likeness < usual - Self.outlier }
    let others = found.dropFirst(alone.count)
    let lines = alone.map { MatchMessages.otherwise($0.name, likeness: $0.likeness) }
    guard let minimum = others.first, let maximum = others.last else { return lines }
    return lines + [
      MatchMessages.otherwise(
        others.map(\.name), minimum: minimum.likeness, maximum: maximum.likeness, areOfFont: areOfFont)
    ]
  }

  private static let minimumCount = 4
  /// How far below the median a view's similarity must be to give the view its own sentence.
  private static let outlier = 0.15

  /// The colour changes and the views with each of them. Measured colours vary slightly, so the first of several
  /// similar changes is reported.
  private var recolored: [(change: ColorChange, names: [String])] {
    var found: [(change: ColorChange, names: [String])] = []
    for view in views {
      for change in view.colors {
        let index = found.firstIndex { $0.change.isAlike(change) }
        if let index { found[index].names.append(view.name) } else { found.append((change, [view.name])) }
      }
    }
    return found
  }

  package var json: String {
    JSONValue.object([
      "schema": "galley-sighting/1", "picture": .string(picture), "scene": .string(scene), "state": .string(title),
      "scale": .number(scale), "corner": .array([.number(corner.x), .number(corner.y)]),
      "likeness": .number(likeness), "limits": limits, "profile": profile.map { .string($0.name) },
      "leftOut": .array([.number(leftOut.top), .number(leftOut.bottom)]),
      "isAlike": .bool(isAlike), "sentences": .array(lines.map { .string($0) }), "views": .array(views.map(Self.json)),
    ]).text
  }

  private static func json(_ view: SightedView) -> JSONValue {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    var word = "there"
    var more: JSONValue?
    switch view.finding {
    case .there: break
    case .moved(let offset): (word, more) = ("moved", .array([.number(offset.x), .number(offset.y)]))
    case .otherwise(let likeness): (word, more) = ("otherwise", .number(likeness))
    case .outside: word = "outside"
    }
    return .object([
      "name": .string(view.name), "frame": .array(frame.map { .number($0) }), "finding": .string(word),
      "offset": word == "moved" ? more : nil, "likeness": word == "otherwise" ? more : nil,
      "otherWords": view.hasOtherWords ? .bool(true) : nil,
      "colors": view.colors.isEmpty ? nil : .array(view.colors.map(json)),
      "facts": view.facts.isEmpty ? nil : .array(view.facts.map(json)),
      "lineWidths": view.measurement.flatMap { $0.widths.isEmpty ? nil : .array($0.widths.map(json)) },
      "notMeasured": view.measurement?.problem.map { .string($0.rawValue) },
    ])
  }

  private static func json(_ change: ColorChange) -> JSONValue {
    .object([
      "part": .string(change.part.rawValue), "scene": .string(change.own.hexText),
      "picture": .string(change.shown.hexText),
    ])
  }
}
