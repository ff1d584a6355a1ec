import GalleyGeometry
import GalleySnapshot

/// Changes that affect the whole screen. Each explains one kind of change in all views. For example, a new text size
/// explains why all text is larger.
struct SettingChanges {
  let changes: [LayoutChange]
  private let names: Set<String>
  private let isRescaled: Bool
  private let fonts: [String]
  private let backgroundChange: (from: PixelColor, to: PixelColor)?

  init(_ old: LayoutSnapshot, _ new: LayoutSnapshot) {
    isRescaled = old.scale != new.scale
    var (before, after) = (old.settings, new.settings)
    for (family, files) in Self.exchangedFonts(old, new) {
      let name = LayoutSnapshot.fontAttribute(of: family)
      (before[name], after[name]) = (files.old, files.new)
    }
    var changed = Set(before.keys.filter { after[$0] != nil && after[$0] != before[$0] })
    let hasOtherDevice = changed.contains(Self.device)
    // A different device implies a different scale, safe area and size.
    var changes: [LayoutChange] =
      isRescaled && !hasOtherDevice ? [.scale(from: old.scale, to: new.scale)] : []
    let isResized = old.size != new.size
    if isResized || hasOtherDevice { changed.remove("safeArea") }
    areas =
      Self.systemAreas(changed, before["safeArea"], old.size) + Self.systemAreas(changed, after["safeArea"], new.size)
    // A background that depends on the colour scheme is not a separate change.
    if changed.contains("colorScheme") { changed.remove(Self.background) }
    let isKnown = changed.contains(Self.background)
    backgroundChange =
      isKnown
      ? PixelColor(hex: before[Self.background]).flatMap { from in
        PixelColor(hex: after[Self.background]).map { (from, $0) }
      } : nil
    for name in changed.sorted() {
      guard let from = before[name], let to = after[name] else { continue }
      changes.append(.setting(name: name, from: from, to: to))
    }
    (self.changes, names) = (changes, changed)
    fonts = changed.compactMap(LayoutSnapshot.fontFace)
  }

  /// Returns fonts whose files differ, which is known because the text styles are unchanged. The values are digests of
  /// the files.
  private static func exchangedFonts(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot
  ) -> [String: (old: String, new: String)] {
    func faces(_ layout: LayoutSnapshot, missingIn other: LayoutSnapshot) -> [(face: String, digest: String)] {
      (layout.attributes ?? [:]).compactMap { name, digest in
        LayoutSnapshot.fontFace(ofAttribute: name).flatMap { other.attributes?[name] == nil ? ($0, digest) : nil }
      }
    }
    let (gone, came) = (faces(old, missingIn: new), faces(new, missingIn: old))
    guard !gone.isEmpty, !came.isEmpty else { return [:] }
    let (before, after) = (old.view.cuts, new.view.cuts)
    var exchanged: [String: (old: String, new: String)] = [:]
    for (family, cuts) in after where before[family] == cuts {
      func digests(_ faces: [(face: String, digest: String)]) -> String {
        faces.filter { $0.face.hasPrefix(family + " ") }.map(\.digest).sorted().joined(separator: " ")
      }
      let files = (old: digests(gone), new: digests(came))
      if !files.old.isEmpty, !files.new.isEmpty, files.old != files.new { exchanged[family] = files }
    }
    return exchanged
  }

  private static let background = "background"

  private static let device = "device"

  /// A new system version changes lists and controls in different ways, so each of their changes is a separate cause.
  private static let version = LayoutSnapshot.systemVersion.name

  private static let system: Set = ["statusBar", "homeIndicator"]

  /// The areas in which the system draws something different, in points.
  let areas: [Rect]

  private static func systemAreas(_ changed: Set<String>, _ safeArea: String?, _ size: Size) -> [Rect] {
    let insets = (safeArea ?? "").split(separator: ",").compactMap { Double($0.filter { !$0.isWhitespace }) }
    guard insets.count == 4 else { return [] }
    let top = Rect(x: 0, y: 0, width: size.width, height: insets[0])
    let bottom = Rect(x: 0, y: size.height - insets[2], width: size.width, height: insets[2])
    return (changed.contains("statusBar") ? [top] : []) + (changed.contains("homeIndicator") ? [bottom] : [])
  }

  var movesAll: Bool {
    isRescaled || !names.subtracting(Self.system.union([Self.background, "colorScheme", Self.version])).isEmpty
  }

  var repaintsAll: Bool {
    isRescaled || names.contains("colorScheme")
      || names.contains {
        ![Self.background, Self.version].contains($0) && !Self.system.contains($0)
          && LayoutSnapshot.fontFace(ofAttribute: $0) == nil
      }
  }

  func hasOtherFont(_ styles: [InspectedView.TextStyle]) -> Bool {
    !fonts.isEmpty
      && styles.contains { style in fonts.contains { $0 == style.family || $0.hasPrefix(style.family + " ") } }
  }

  func explains(_ change: LayoutChange) -> Bool {
    switch change {
    case .moved, .resized, .rewrapped, .above, .scrolled: movesAll
    case .padded, .reordered: names.contains("layoutDirection")
    case .restyled(_, let from, let to, _, _):
      names.contains("colorScheme") && from.isRecolored(to) || names.contains("dynamicType") && from.isResized(to)
        || names.contains("locale") && from.family != to.family
    case .attribute(_, let name, _, _):
      names.contains("colorScheme") && InspectedView.colors.contains(name)
    case .redrawn(_, _, let from, let to): explains(from, to)
    default: false
    }
  }

  var changesBackground: Bool { backgroundChange != nil }

  func explains(_ from: PixelColor, _ to: PixelColor) -> Bool {
    backgroundChange.map { to.isShifted(from: from, asBetween: $0.from, $0.to) } ?? false
  }
}

extension LayoutSnapshot {
  /// The settings of the screen. If the layout records system elements, a missing element has the value "none".
  fileprivate var settings: [String: String] {
    guard let attributes else { return [:] }
    var absent = [Self.systemVersion.name: Self.systemVersion.unrecorded]
    if recordsControls { for name in ["device", "statusBar", "homeIndicator", "keyboard"] { absent[name] = "none" } }
    return attributes.merging(absent) { known, _ in known }
  }
}

extension PixelColor {
  fileprivate init?(hex: String?) {
    guard let digits = hex?.dropFirst().prefix(6), let code = UInt32(digits, radix: 16) else { return nil }
    self.init(code: code)
  }

  private var components: [Double] { [16, 8, 0].map { Double(code >> $0 & 0xFF) } }

  /// Whether the change is a fraction of the step between two background colours, as seen through a translucent view.
  fileprivate func isShifted(from other: PixelColor, asBetween first: PixelColor, _ second: PixelColor) -> Bool {
    let way = zip(second.components, first.components).map { $0 - $1 }
    let own = zip(components, other.components).map { $0 - $1 }
    guard let widest = way.indices.max(by: { abs(way[$0]) < abs(way[$1]) }), way[widest] != 0 else { return false }
    let share = own[widest] / way[widest]
    guard share > 0, share <= 1.02 else { return false }
    // Colours are rounded to bytes.
    return way.indices.allSatisfy { abs(own[$0] - share * way[$0]) <= 2 }
  }
}

extension InspectedView {
  fileprivate struct FontCut: Hashable {
    let weight: Int
    let isItalic: Bool
  }

  fileprivate var cuts: [String: Set<FontCut>] {
    var cuts: [String: Set<FontCut>] = [:]
    func collect(_ view: InspectedView) {
      for style in view.styles {
        cuts[style.family, default: []].insert(FontCut(weight: style.weight, isItalic: style.isItalic))
      }
      view.children.forEach(collect)
    }
    collect(self)
    return cuts
  }
}
