import GalleyGeometry
package import GalleyPicture
package import GalleyRender
import GalleySnapshot
import GalleyTemplate
package import GalleyText
import GalleyViews

/// An annotated image. Measurements are in a margin, so that labels do not cover the content.
package struct Blueprint {
  let proof: Proof
  let annotations: Set<Annotation>
  private(set) var ink: DraftingInk
  private let views: [Seen]

  struct Seen {
    let view: InspectedView
    let window: Rect
    let row: Int?
    let list: String?
  }

  /// The space above and below the canvas for rows outside the visible area.
  private static let overhang = 44.0

  /// `labelScale` enlarges the labels, for drawings that are then scaled down.
  package init(_ proof: Proof, _ annotations: Set<Annotation>, _ engine: TextEngine, labelScale: Double = 1) {
    self.proof = proof
    self.annotations = annotations
    ink = DraftingInk(proof.source.variant.canvas.environment, engine, labelScale: labelScale)
    var views: [Seen] = []
    Blueprint.collect(
      proof.layout, through: Rect(size: proof.picture.size), row: nil, list: nil, near: nil, into: &views)
    self.views = views
  }

  private static func collect(
    _ view: InspectedView, through window: Rect, row: Int?, list: String?, near id: String?, into views: inout [Seen]
  ) {
    let row = view.row ?? row
    let id = view.id ?? id
    let list = view.rows == nil ? list : id ?? view.kind
    views.append(Seen(view: view, window: window, row: row, list: list))
    let inner = view.scroll.map { $0.viewport.intersection(window) ?? Rect(origin: window.origin) } ?? window
    for child in view.children { collect(child, through: inner, row: row, list: list, near: id, into: &views) }
  }

  package var picture: Picture {
    var plan = self
    if annotations.contains(.safeArea) { plan.drawSafeArea() }
    if annotations.contains(.overscan) { plan.drawOverscan() }
    if annotations.contains(.widths) { plan.drawWidths() }
    if annotations.contains(.fits) { plan.drawFits() }
    if annotations.contains(.frames) { plan.drawRows() }
    return plan.sheet()
  }

  private func sheet() -> Picture {
    let canvas = Rect(size: proof.picture.size)
    let top = annotations.contains(.overscan) ? Self.overhang : 0
    let margins = hasMargin ? (leading: 12.0, trailing: marginWidth) : (leading: 0, trailing: 0)
    let size = Size(
      width: canvas.width + margins.leading + margins.trailing, height: canvas.height + 2 * max(top, margins.leading))
    let move = AffineTransform(translationX: margins.leading, y: max(top, margins.leading))
    let paper = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(ink.colors.paper)))
    let drawn =
      [Picture.Item.group(.init(proof.picture.items, clip: .rect(canvas)))] + ink.items
      + [.stroke(.init(.rect(canvas), .color(ink.colors.line), width: 0.5))]
    return Picture(
      size: size, items: [paper, .group(.init(drawn, transform: move))])
  }

  /// Returns the top of a label, which is centred. If both heights and fits have labels, one is above the centre and
  /// one is below it.
  private func labelTop(in rect: Rect, isUpper: Bool) -> Double {
    guard annotations.isSuperset(of: [.frames, .fits]) else { return rect.midY - ink.plateHeight / 2 }
    return isUpper ? rect.midY - ink.plateHeight - 0.5 : rect.midY + 0.5
  }

  private var hasMargin: Bool { !annotations.isDisjoint(with: [.frames, .fits]) }
  private var marginLabels: [String] {
    (annotations.contains(.frames) ? rows.map(Self.rowLabel) : [])
      + (annotations.contains(.fits) ? labelledFits.map(\.label) : [])
  }
  private var marginWidth: Double { 24 + (marginLabels.map { ink.labelWidth($0) }.max() ?? 60) }
}

// MARK: - Rows

extension Blueprint {
  private var rows: [Seen] {
    views.filter { $0.view.height != nil && $0.view.frame.intersection($0.window) != nil }
  }

  private static func name(of row: InspectedView) -> String? {
    switch row.role {
    case .header: "header"
    case .footer: "footer"
    case .gap: nil
    case .section: row.row.map { "section \($0)" }
    case nil: row.row.map { "row \($0)" }
    }
  }

  private static func rowLabel(_ row: Seen) -> String {
    (name(of: row.view).map { "\($0)  " } ?? "") + "\(InspectedView.text(row.view.frame.height)) pt"
  }

  private mutating func drawRows() {
    let edge = proof.picture.size.width
    for row in rows {
      guard let seen = row.view.frame.intersection(row.window) else { continue }
      ink.outline(seen, ink.colors.rows.multiplyingAlpha(by: 0.7))
      let x = edge + 10
      for y in [seen.minY, seen.maxY] {
        ink.line([Point(x: edge + 3, y: y), Point(x: x + 4, y: y)], ink.colors.rows)
      }
      ink.line([Point(x: x, y: seen.minY), Point(x: x, y: seen.maxY)], ink.colors.rows)
      let label = labelTop(in: seen, isUpper: true)
      let places = [0, -7, -14].map { Point(x: x + 5, y: label + $0) }
      ink.label(Self.rowLabel(row), at: places, ink.colors.rows, isSolid: false)
    }
  }

  private mutating func drawOverscan() {
    for row in views where row.view.height != nil {
      let frame = row.view.frame
      guard row.window.intersection(frame) != frame else { continue }
      ink.outline(frame, ink.colors.rows.multiplyingAlpha(by: 0.8), dashes: [3, 2])
    }
  }
}

// MARK: - Columns

extension Blueprint {
  private mutating func drawWidths() {
    var named: Set<String> = []
    for seen in views {
      guard let column = seen.view.syncWidth, let shown = seen.view.frame.intersection(seen.window) else { continue }
      ink.fill(shown, ink.colors.widths.multiplyingAlpha(by: 0.1))
      for x in [seen.view.frame.minX, seen.view.frame.maxX] where x >= seen.window.minX && x <= seen.window.maxX {
        ink.line([Point(x: x, y: shown.minY), Point(x: x, y: shown.maxY)], ink.colors.widths)
      }
      guard !named.contains(column.key), shown.width > 24 else { continue }
      named.insert(column.key)
      let label = "\(column.key)  \(InspectedView.text(column.width))"
      ink.label(label, at: places(of: ink.labelWidth(label), above: shown), ink.colors.widths)
    }
  }

  private func places(of width: Double, above rect: Rect) -> [Point] {
    let step = ink.plateHeight + 1
    let x = max(0, min(rect.minX, proof.picture.size.width - width))
    let above = (1...4).map { Point(x: x, y: rect.minY - Double($0) * step) }
    return above.filter { $0.y >= 0 } + (0..<4).map { Point(x: x, y: rect.maxY + 1 + Double($0) * step) }
  }
}

// MARK: - Fits

extension Blueprint {
  private var fits: [Seen] {
    views.filter { $0.view.fit != nil && $0.view.frame.intersection($0.window) != nil }
  }

  private struct FitKey: Hashable {
    let line: Int?
    let column: Int?
    let list: String?
    let row: Int?
    let chosen: Int
  }

  private var labelledFits: [(seen: Seen, label: String)] {
    var known: Set<FitKey> = []
    return fits.compactMap { seen in
      guard let fit = seen.view.fit, known.insert(key(of: seen, fit)).inserted else { return nil }
      return (seen, fit.isUniform ? agreedLabel(seen, fit) ?? fitLabel(seen, fit) : fitLabel(seen, fit))
    }
  }

  private func key(of seen: Seen, _ fit: InspectedView.Fit) -> FitKey {
    let origin = seen.view.origin
    return FitKey(
      line: origin?.line, column: origin?.column, list: seen.list, row: fit.isUniform ? nil : seen.row,
      chosen: fit.chosen)
  }

  private func fitLabel(_ seen: Seen, _ fit: InspectedView.Fit) -> String {
    let name = seen.view.children.first?.shownName ?? ""
    let space = fit.ideals.first.map { first in
      fit.offered.width.map { "  1 needs \(InspectedView.text(first.width)) of \(InspectedView.text($0))" } ?? ""
    }
    return "\(fit.isUniform ? "all show" : "shows") \(fit.chosen + 1) \(name)\(space ?? "")"
  }

  private func agreedLabel(_ seen: Seen, _ fit: InspectedView.Fit) -> String? {
    let own = proof.sharedSizes.lazy.flatMap(\.fits).first { known in
      known.line == seen.view.origin?.line && known.column == seen.view.origin?.column && known.chosen == fit.chosen
    }
    guard let own else { return nil }
    let words = "all are \(own.name(of: own.chosen))"
    let decisive = own.chosen > 0 ? own.chosen - 1 : 0
    guard own.findings.indices.contains(decisive) else { return words }
    let finding = own.findings[decisive]
    let row = finding.row.map { "row \($0)" } ?? "the widest"
    return "\(words): \(row) needs \(InspectedView.text(finding.needed)) of \(InspectedView.text(finding.offered))"
  }

  private mutating func drawFits() {
    for seen in fits {
      guard let shown = seen.view.frame.intersection(seen.window) else { continue }
      ink.outline(shown, ink.colors.fits, dashes: [1.5, 1.5])
    }
    for (seen, label) in labelledFits {
      guard let shown = seen.view.frame.intersection(seen.window) else { continue }
      let top = labelTop(in: shown, isUpper: false)
      // Adjacent `ViewThatFits` views have labels on separate lines.
      let places = [0, ink.plateHeight, -ink.plateHeight].map { Point(x: proof.picture.size.width + 15, y: top + $0) }
      ink.label(label, at: places, ink.colors.fits, isSolid: false)
    }
  }
}

// MARK: - Safe area

extension Blueprint {
  private mutating func drawSafeArea() {
    let screen = Rect(size: proof.picture.size)
    let insets = proof.source.variant.canvas.safeArea
    let safe = screen.inset(by: insets)
    let sides = [
      (Rect(x: 0, y: 0, width: screen.width, height: safe.minY), insets.top),
      (Rect(x: 0, y: safe.maxY, width: screen.width, height: screen.maxY - safe.maxY), insets.bottom),
      (Rect(x: 0, y: safe.minY, width: safe.minX, height: safe.height), insets.leading),
      (Rect(x: safe.maxX, y: safe.minY, width: screen.maxX - safe.maxX, height: safe.height), insets.trailing),
    ]
    for (rect, depth) in sides where depth > 0 {
      ink.hatch(rect, ink.colors.safeArea.multiplyingAlpha(by: 0.45))
      ink.outline(rect, ink.colors.safeArea)
      let label = "safe area  \(InspectedView.text(depth))"
      let x = rect.midX - ink.labelWidth(label) / 2
      ink.label(label, at: [Point(x: x, y: rect.midY - ink.plateHeight / 2)], ink.colors.safeArea)
    }
  }
}
