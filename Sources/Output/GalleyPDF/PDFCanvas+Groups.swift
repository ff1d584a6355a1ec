import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension PDFCanvas {
  /// Draws a group. The alternative text is a property of the marked content (ISO 32000-1, 14.9.3), because the files
  /// have no structure tree. A structure tree that contains only figures would hide all other content from screen
  /// readers.
  func draw(_ group: Picture.Group) throws(PDFError) {
    guard let alternative = group.alternative, !alternative.isEmpty else { return try drawContent(of: group) }
    endText()
    out.put("/Span<</Alt")
    out.putUTF16(alternative)
    out.put(">>BDC\n")
    try drawContent(of: group)
    endText()
    out.put("EMC\n")
  }

  private func drawContent(of group: Picture.Group) throws(PDFError) {
    guard group.opacity > 0, group.transform.isInvertible else { return }
    let shadows = state.shadows
    defer { state.shadows = shadows }
    if group.shadow != nil { try drawShadow(of: group) }
    if let filter = group.filter { return try draw(group, through: filter) }
    if group.isPlain { return try drawMoved(group) }
    try saving { () throws(PDFError) in
      apply(group.transform)
      state.fade *= min(1, group.opacity)
      if let clip = group.clip {
        if clip.hasNoInside { return }
        self.clip(to: clip)
      }
      if needsForm(group) { try drawForm(of: group) } else { try draw(group.items) }
    }
  }

  private func drawMoved(_ group: Picture.Group) throws(PDFError) {
    let outer = state.offset
    state.offset = outer + Point(x: group.transform.tx, y: group.transform.ty)
    try draw(group.items)
    state.offset = outer
  }

  private func apply(_ transform: AffineTransform) {
    if transform.isTranslation {
      state.offset = state.offset + Point(x: transform.tx, y: transform.ty)
      return
    }
    let map = transform.followed(by: AffineTransform(translationX: state.offset.x, y: state.offset.y))
    state.offset = .zero
    // The recorded shadows are in a different coordinate system.
    state.shadows = nil
    if let back = map.inverse { state.visible = back(state.visible) }
    put(map)
    out.put("cm\n")
  }

  /// Writes a transform, converted from coordinates with y down to coordinates with y up.
  private func put(_ map: AffineTransform) {
    out.putPrecise(map.a)
    out.putPrecise(-map.b)
    out.putPrecise(-map.c)
    out.putPrecise(map.d)
    out.put(map.tx + map.c * height, height - map.d * height - map.ty)
  }

  /// Whether the items must be faded as a whole. If overlapping items were faded separately, they would show through
  /// each other.
  private func needsForm(_ group: Picture.Group) -> Bool {
    if group.mask != nil || group.blendMode != .normal { return true }
    return state.fade < 1 && !(group.items.count == 1 && group.items.allSatisfy(\.isSinglePaint))
  }

  private func drawForm(of group: Picture.Group) throws(PDFError) {
    let fade = state.fade
    state.fade = 1
    let form = try store.form(of: group.items, drawnAs: state, height: height)
    var entries = "/ca \(PDFCanvas.text(fade))/CA \(PDFCanvas.text(fade))"
    if group.blendMode != .normal { entries += "/BM/\(group.blendMode.name)" }
    if let mask = group.mask {
      let cover = try store.form(of: mask, drawnAs: state, height: height)
      entries += "/SMask<</S/Alpha/G \(cover.number) 0 R>>"
    }
    setState("<<\(entries)>>")
    show(form)
  }

  func show(_ reference: PDFObjects.Reference) {
    out.putName(resources.name(ofObject: reference))
    out.put(" Do\n")
  }

  /// Draws the shadow of a group. The shadows of inner groups are computed at the same time and kept until they are
  /// drawn. Computing them again at each level would take quadratic time.
  private func drawShadow(of group: Picture.Group) throws(PDFError) {
    endText()
    guard state.fade * min(1, group.opacity) > 0 else { return }
    if state.shadows?.shadow(of: group, at: state.offset) == nil {
      state.shadows = try store.shadows(of: group, drawnAs: state)
    }
    guard let cast = state.shadows?.shadow(of: group, at: state.offset) else { return }
    try saving { () throws(PDFError) in
      guard setAlpha(state.fade * min(1, group.opacity)) else { return }
      try put(store.image(of: cast), over: cast.rect)
    }
  }
}

extension Picture.Group {
  fileprivate var isPlain: Bool {
    transform.isTranslation && clip == nil && mask == nil && blendMode == .normal && opacity >= 1
  }
}

extension Picture.Item {
  fileprivate var isSinglePaint: Bool {
    switch self {
    case .fill, .stroke, .image: true
    case .glyphs(let glyphs): !glyphs.run.isColor
    case .group(let group):
      group.items.count == 1 && group.shadow == nil && group.mask == nil && group.filter == nil
        && group.blendMode == .normal && group.items.allSatisfy(\.isSinglePaint)
    }
  }
}

extension Path {
  var hasNoInside: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isEmpty
    case .elements(let elements): elements.isEmpty
    }
  }
}

extension BlendMode {
  /// The name of the blend mode (ISO 32000-1, 11.3.5). `Screen` is the mode closest to `plusLighter`. Modes that depend
  /// only on coverage have no equivalent and become `Normal`.
  fileprivate var name: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .xor: "Normal"
    case .multiply: "Multiply"
    case .screen, .plusLighter: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    }
  }
}
