import GalleyGeometry
public import GalleySnapshot

extension LayoutChange {
  /// Returns the visible frame of the change, in pixels: in the new image, or in the old one for a removed view.
  ///
  /// - Parameters:
  ///   - old: The layout before the change, which locates removed views.
  ///   - new: The layout after the change, which locates all other views.
  /// - Returns: The frame, or nil for a change of the whole screen or of a view outside the visible area.
  public func place(from old: LayoutSnapshot, to new: LayoutSnapshot) -> PixelRect? {
    guard let view else { return nil }
    let isGone = if case .removed = self { true } else { false }
    let layout = isGone ? old : new
    let canvas = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    return NamedView(view).frame(in: layout.view, window: canvas).map { PixelRect(around: $0, scale: layout.scale) }
  }
}

extension LayoutChange {
  /// Returns the location in code of the changed view, or of its container if the view was removed.
  package func source(from old: LayoutSnapshot, to new: LayoutSnapshot) -> ViewSource? {
    guard let view else { return nil }
    if case .added = self, let place = literal(in: new.view) { return place }
    switch self {
    case .removed: return NamedView(view).container(in: old.view, new.view)
    case .swapped where view.isPart || view.row == nil: return NamedView(view).parent(in: new.view)?.origin
    default: break
    }
    let found = NamedView(view).all(in: new.view)
    // Several views may have the same name, such as shapes without an id.
    guard let view = found.first(where: hasResult) ?? found.first else { return nil }
    let layers = view.withModifiers
    if let place = layers.first(where: isMade)?.origin, aspects.isEmpty { return place }
    // A control or a row shows the new value in a view inside it.
    let shown = view.first { shows($0) }
    return aspects.lazy.compactMap { (shown ?? layers.last)?.styleOrigins[$0] }.first
      ?? layers.first(where: isMade)?.origin ?? shown?.origin ?? layers.last?.origin
  }

  /// Returns the location of the string literal that an added view shows, unless the layout contains that text twice.
  private func literal(in root: InspectedView) -> ViewSource? {
    guard case .added(let name, _) = self, let words = name.text ?? name.symbol else { return nil }
    let shown = root.all { ($0.words ?? $0.lines.joined(separator: " ")) == words || $0.symbol == words }
    return shown.count == 1 ? shown[0].styleOrigins[.words] : nil
  }

  /// The parts of the view that the change is about.
  private var aspects: [StyleAspect] {
    switch self {
    case .restyled(_, let from, let to, false, _):
      var aspects: [StyleAspect] = []
      if (from.size, from.weight, from.isItalic) != (to.size, to.weight, to.isItalic) || from.family != to.family {
        aspects.append(.font)
      }
      if from.color != to.color { aspects.append(.color) }
      if (from.isUnderlined, from.isStruckThrough) != (to.isUnderlined, to.isStruckThrough) {
        aspects.append(.decoration)
      }
      return aspects
    case .attribute(_, "fill", _, _): return [.color]
    case .attribute(_, "tint", _, _): return [.tint]
    case .attribute(_, "systemName", _, _), .retyped: return [.words]
    case .attribute(_, "lineLimit", _, _), .rewrapped: return [.lines]
    case .attribute(_, "tracking", _, _), .attribute(_, "lineSpacing", _, _): return [.spacing]
    default: return []
    }
  }

  /// Whether `view` itself shows the result of the change.
  private func shows(_ view: InspectedView) -> Bool {
    switch self {
    case .restyled(_, _, let to, _, _): view.styles.contains(to)
    case .retyped(_, _, let to): (view.words ?? view.lines.joined(separator: " ")) == to
    case .attribute(_, let name, _, let value?): view.attributes[name] == value
    case .reversed(_, let count, _), .shuffled(_, let count, _): view.children.count == count
    default: false
    }
  }

  private func hasResult(_ view: InspectedView) -> Bool {
    switch self {
    case .resized(_, _, let size):
      abs(view.frame.width - size.width) < 0.01 && abs(view.frame.height - size.height) < 0.01
    case .attribute(_, let name, _, let value?): view.withModifiers.contains { $0.attributes[name] == value }
    default: true
    }
  }

  private func isMade(by layer: InspectedView) -> Bool {
    switch self {
    case .padded: layer.kind == "padding"
    case .resized: layer.kind == "frame"
    case .modified(_, let modifier, _, _, _): layer.kind == modifier
    case .attribute(_, let name, _, let value?): layer.attributes[name] == value
    default: false
    }
  }
}

/// Finds a view by the name that readers see in reports.
private struct NamedView {
  private let name: ViewName

  init(_ name: ViewName) { self.name = name }

  /// Returns the frame of the view including its modifiers, clipped to `window`.
  func frame(in view: InspectedView, window: Rect, row: Int? = nil, container: String? = nil) -> Rect? {
    let row = view.row ?? row
    if isMet(by: view, row: row, container: container), let seen = view.frame.part(in: window) { return seen }
    let inner = view.presentsLayers ? window : view.scroll.flatMap { $0.viewport.part(in: window) } ?? window
    let own = view.id ?? container
    return view.children.firstAnswer { frame(in: $0, window: inner, row: row, container: own) }
  }

  /// Returns all views with the name, with their modifiers.
  func all(in view: InspectedView, row: Int? = nil, container: String? = nil) -> [InspectedView] {
    let row = view.row ?? row
    if isMet(by: view, row: row, container: container) { return [view] }
    let own = view.id ?? container
    return view.children.flatMap { all(in: $0, row: row, container: own) }
  }

  /// Returns the location in code of the view in `new` that corresponds to the container of the named view in `old`.
  /// Containers correspond if they have the same kind at the same position.
  func container(
    in old: InspectedView, _ new: InspectedView, row: Int? = nil, container: String? = nil
  ) -> ViewSource? {
    let (row, own) = (old.row ?? row, old.id ?? container)
    guard let index = old.children.firstIndex(where: { !all(in: $0, row: row, container: own).isEmpty }) else {
      return nil
    }
    let child = old.children[index]
    guard new.children.indices.contains(index), new.children[index].kind == child.kind,
      !isMet(by: child, row: child.row ?? row, container: own)
    else { return new.origin }
    return self.container(in: child, new.children[index], row: row, container: own) ?? new.origin
  }

  /// Returns the view that contains the named one, not counting its modifiers.
  func parent(in view: InspectedView, row: Int? = nil, container: String? = nil) -> InspectedView? {
    let (row, own) = (view.row ?? row, view.id ?? container)
    if view.children.contains(where: { isMet(by: $0, row: $0.row ?? row, container: own) }) { return view }
    return view.children.firstAnswer { parent(in: $0, row: row, container: own) }
  }

  private func isMet(by view: InspectedView, row: Int?, container: String?) -> Bool {
    // Checks cheap conditions first, because finding the view inside its modifiers takes the longest.
    guard name.row == nil || name.row == row, name.container == nil || name.container == container,
      view.core.kind == name.kind || view.drawnControl?.kind == name.kind
    else { return false }
    if let id = name.id { return view.ownID == id }
    return name.text == nil || view.texts.first == name.text
  }
}

extension InspectedView {
  /// The modifiers, outermost first, and the view.
  fileprivate var withModifiers: [InspectedView] { [self] + (content?.withModifiers ?? []) }

  fileprivate var ownID: String? { id ?? content?.ownID }

  fileprivate var symbol: String? { attributes["systemName"] }

  /// Returns all views for which `condition` holds, in preorder.
  fileprivate func all(where condition: (InspectedView) -> Bool) -> [InspectedView] {
    (condition(self) ? [self] : []) + children.flatMap { $0.all(where: condition) }
  }

  /// The first view for which `condition` holds, in preorder.
  fileprivate func first(where condition: (InspectedView) -> Bool) -> InspectedView? {
    condition(self) ? self : children.firstAnswer { $0.first(where: condition) }
  }
}

extension Rect {
  fileprivate func part(in window: Rect) -> Rect? {
    let (left, top) = (max(minX, window.minX), max(minY, window.minY))
    let (right, bottom) = (min(maxX, window.maxX), min(maxY, window.maxY))
    guard right - left > 0.01, bottom - top > 0.01 else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
