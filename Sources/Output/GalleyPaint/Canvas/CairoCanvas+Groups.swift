import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func draw(_ group: Picture.Group) throws(PaintError) {
    let outer = state
    defer { state = outer }
    state.transform = group.transform.followed(by: outer.transform)
    guard group.opacity > 0, state.transform.isInvertible else { return }
    state.fade = outer.fade * min(1, group.opacity)
    guard group.blendMode == .normal else { return try drawBlended(group, outer: outer.transform) }
    try drawCasting(group, outer: outer.transform)
  }

  /// Draws a group that may cast a shadow. `outer` maps the group's parent to the device.
  private func drawCasting(_ group: Picture.Group, outer: AffineTransform) throws(PaintError) {
    if let shadow = group.shadow {
      try draw(group, casting: shadow, outer: outer)
    } else {
      try drawClipped(group)
    }
  }

  func drawClipped(_ group: Picture.Group) throws(PaintError) {
    if let filter = group.filter { return try draw(group, through: filter) }
    guard let visible = visiblePart(of: group.clip) else { return }
    narrow(to: visible)
    cairo_save(context)
    defer { cairo_restore(context) }
    if needsLayer(group) {
      try drawAsLayer(group)
    } else {
      clip(to: group.clip)
      try drawContent(of: group)
    }
  }

  private func drawContent(of group: Picture.Group) throws(PaintError) {
    if let backdrop = group.backdrop { try draw(backdrop) }
    try draw(group.items)
  }

  func narrow(to visible: Rect) {
    guard visible != state.visible else { return }
    state.visible = visible
    // The margin for shadows is computed again from the new edges.
    state.haze = Haze()
  }

  func visiblePart(of clip: Path?) -> Rect? {
    guard let clip else { return state.visible }
    let bounds = state.transform(clip.bounds)
    guard !clip.isEmpty, bounds.isFinite else { return nil }
    return bounds.outset(by: 1).roundedOut.intersection(state.visible)
  }

  private func clip(to path: Path?) {
    guard let path else { return }
    traceSnapped(path)
    cairo_clip(context)
  }

  /// Whether the items must be drawn on a layer. If overlapping items were faded separately, they would show through
  /// each other. If they were clipped separately along an antialiased edge, the background would show through.
  private func needsLayer(_ group: Picture.Group) -> Bool {
    if group.mask != nil { return true }
    if group.backdrop == nil, group.items.count == 1, group.items.allSatisfy(\.isPlain) { return false }
    let isSeveral = group.items.count > 1 || group.backdrop != nil
    return state.fade < 1 || medium == .pixels && hasSoftEdge(group.clip) && isSeveral
  }

  private func hasSoftEdge(_ clip: Path?) -> Bool {
    switch clip {
    case nil: false
    case .rect: !isOnGrid
    case .roundedRect, .ellipse, .elements: true
    }
  }

  private func drawAsLayer(_ group: Picture.Group) throws(PaintError) {
    let fade = state.fade
    state.fade = 1
    // The layer covers the current clip, which is the visible area in whole pixels. The group's own clip is applied
    // afterwards, because it would otherwise antialias each item separately.
    trace(.rect(state.visible), through: .identity)
    cairo_clip(context)
    pushLayer()
    // The layer is popped even if an item fails, so that the context remains consistent.
    let outcome = Result { () throws(PaintError) in try drawContent(of: group) }
    let layer = popLayer()
    defer { cairo_pattern_destroy(layer) }
    clip(to: group.clip)
    try outcome.get()
    if let mask = group.mask {
      try paint(layer, through: mask, fade: fade)
    } else {
      cairo_set_source(context, layer)
      cairo_paint_with_alpha(context, fade)
    }
    state.fade = fade
  }

  private func paint(_ layer: OpaquePointer?, through mask: [Picture.Item], fade: Double) throws(PaintError) {
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    // The group is faded when the mask is applied.
    state.fade = fade
    let outcome = Result { () throws(PaintError) in try draw(mask) }
    let stencil = cairo_pop_group(context)
    defer { cairo_pattern_destroy(stencil) }
    try outcome.get()
    cairo_set_source(context, layer)
    cairo_mask(context, stencil)
  }

  private func drawBlended(_ group: Picture.Group, outer: AffineTransform) throws(PaintError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    trace(.rect(state.visible), through: .identity)
    cairo_clip(context)
    pushLayer()
    let outcome = Result { () throws(PaintError) in try drawCasting(group, outer: outer) }
    let layer = popLayer()
    defer { cairo_pattern_destroy(layer) }
    try outcome.get()
    cairo_set_source(context, layer)
    cairo_set_operator(context, group.blendMode.cairoOperator)
    cairo_paint(context)
  }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    }
  }
}
