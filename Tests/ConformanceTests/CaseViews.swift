import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The reason why a case cannot be converted to views.
struct Unsupported: Error { let reason: String }

/// Builds the view tree of a case from public views.
struct CaseBuilder {
  let custom: JSON

  func view(_ node: JSON) throws -> AnyView {
    var view = try kind(node)
    if let id = node["id"].string { view = AnyView(view.id(id)) }
    for modifier in node["modifiers"].array {
      view = try apply(modifier, to: view)
      if let id = modifier["id"].string { view = AnyView(view.id(id)) }
    }
    return view
  }

  private func kind(_ node: JSON) throws -> AnyView {
    switch node["kind"].string ?? "" {
    case "color", "shape": AnyView(Color.red)
    case "fixed": AnyView(RuleView(rule: RigidRule(size: size(node["size"]))))
    case "image": AnyView(RuleView(rule: image(node)))
    case "responseTable": AnyView(RuleView(rule: ResponseRule(rows: try responses(node))))
    case "areaText": AnyView(RuleView(rule: AreaRule(area: node["area"].number ?? 0)))
    case "spacer": AnyView(Spacer(minLength: node["minLength"].number))
    case "divider": AnyView(Divider())
    case "empty": AnyView(EmptyView())
    case "grid": try grid(node)
    case let name: try container(name, node)
    }
  }

  private func image(_ node: JSON) -> any LayoutRule {
    node["resizable"].bool == true
      ? FlexibleRule(ideal: size(node["size"])) : RigidRule(size: size(node["size"]))
  }

  private func container(_ name: String, _ node: JSON) throws -> AnyView {
    let children = try node["children"].array.map(view)
    let content = ForEach(0..<children.count) { children[$0] }
    let spacing = node["spacing"].number
    switch name {
    case "hstack": return AnyView(HStack(alignment: try vertical(node["alignment"]), spacing: spacing) { content })
    case "vstack": return AnyView(VStack(alignment: try horizontal(node["alignment"]), spacing: spacing) { content })
    case "zstack": return AnyView(ZStack(alignment: try both(node["alignment"])) { content })
    case "lazyVStack":
      return AnyView(LazyVStack(alignment: try horizontal(node["alignment"]), spacing: spacing) { content })
    case "lazyHStack":
      return AnyView(LazyHStack(alignment: try vertical(node["alignment"]), spacing: spacing) { content })
    case "scrollView": return AnyView(ScrollView(axes(node["axes"]) ?? .vertical) { content })
    case "geometryReader": return AnyView(GeometryReader { _ in content })
    case "viewThatFits": return AnyView(ViewThatFits(in: axes(node["axes"]) ?? [.horizontal, .vertical]) { content })
    case "lazyVGrid":
      let alignment = try horizontal(node["alignment"])
      return AnyView(
        LazyVGrid(columns: try tracks(node, "columns"), alignment: alignment, spacing: spacing) { content })
    case "lazyHGrid":
      let alignment = try vertical(node["alignment"])
      return AnyView(LazyHGrid(rows: try tracks(node, "rows"), alignment: alignment, spacing: spacing) { content })
    default: throw Unsupported(reason: "\(name) is not supported yet")
    }
  }

  private func grid(_ node: JSON) throws -> AnyView {
    let rows = try node["rows"].array.map { row in try row.array.map(view) }
    return AnyView(
      Grid(
        alignment: try both(node["alignment"]), horizontalSpacing: node["horizontalSpacing"].number,
        verticalSpacing: node["verticalSpacing"].number
      ) {
        ForEach(0..<rows.count) { row in
          GridRow { ForEach(0..<rows[row].count) { rows[row][$0] } }
        }
      })
  }

  private func responses(_ node: JSON) throws -> [(ProposedViewSize, Size)] {
    try node["rows"].array.map { row in
      let parts = row.array.isEmpty ? [row["proposal"], row["size"]] : row.array
      guard parts.count == 2 else { throw Unsupported(reason: "a row of answers of an unknown form") }
      let offer = ProposedViewSize(width: parts[0].array.first?.number, height: parts[0].array.last?.number)
      return (offer, size(parts[1]))
    }
  }

  private func tracks(_ node: JSON, _ name: String) throws -> [GridItem] {
    try node[name].array.map { column in
      let low = column["min"].number
      let high = column["max"].number ?? .infinity
      let size: GridItem.Size =
        switch column["type"].string {
        case "fixed": .fixed(column["size"].number ?? 0)
        case "flexible": .flexible(minimum: low ?? 10, maximum: high)
        case "adaptive": .adaptive(minimum: low ?? 10, maximum: high)
        default: throw Unsupported(reason: "a column of an unknown type")
        }
      return GridItem(size, spacing: node[name == "rows" ? "rowSpacing" : "columnSpacing"].number)
    }
  }

  private func apply(_ modifier: JSON, to view: AnyView) throws -> AnyView {
    switch modifier["kind"].string ?? "" {
    case "frame": return try frame(modifier, view)
    case "fixedSize":
      return AnyView(
        view.fixedSize(horizontal: modifier["horizontal"].bool ?? true, vertical: modifier["vertical"].bool ?? true))
    case "padding": return padding(modifier, view)
    case "aspectRatio":
      let mode: ContentMode = modifier["contentMode"].string == "fill" ? .fill : .fit
      return AnyView(view.aspectRatio(modifier["ratio"].number, contentMode: mode))
    case "layoutPriority": return AnyView(view.layoutPriority(modifier["value"].number ?? 0))
    case "alignmentGuide": return try guide(modifier, view)
    case "offset": return AnyView(view.offset(x: modifier["x"].number ?? 0, y: modifier["y"].number ?? 0))
    case "position": return AnyView(view.position(x: modifier["x"].number ?? 0, y: modifier["y"].number ?? 0))
    case "scaleEffect":
      let scale = modifier["scale"].number
      return AnyView(
        view.scaleEffect(
          x: modifier["x"].number ?? scale ?? 1, y: modifier["y"].number ?? scale ?? 1,
          anchor: try anchor(modifier["anchor"])))
    case "overlay":
      let content = try self.view(modifier["content"])
      return AnyView(view.overlay(alignment: try both(modifier["alignment"])) { content })
    case "background":
      let content = try self.view(modifier["content"])
      return AnyView(view.background(alignment: try both(modifier["alignment"])) { content })
    case "safeAreaInset": return try safeAreaInset(modifier, view)
    case let name: throw Unsupported(reason: "\(name) is not supported yet")
    }
  }

  private func frame(_ modifier: JSON, _ view: AnyView) throws -> AnyView {
    let alignment = try both(modifier["alignment"])
    let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard bounds.contains(where: { modifier[$0].exists }) else {
      return AnyView(
        view.frame(width: modifier["width"].number, height: modifier["height"].number, alignment: alignment))
    }
    return AnyView(
      view.frame(
        minWidth: modifier["minWidth"].number, idealWidth: modifier["idealWidth"].number,
        maxWidth: modifier["maxWidth"].number, minHeight: modifier["minHeight"].number,
        idealHeight: modifier["idealHeight"].number, maxHeight: modifier["maxHeight"].number, alignment: alignment))
  }

  private func padding(_ modifier: JSON, _ view: AnyView) -> AnyView {
    let edges = ["top", "leading", "bottom", "trailing"].map { modifier[$0].number }
    if edges.allSatisfy({ $0 == nil }) { return AnyView(view.padding(.all, modifier["length"].number)) }
    return AnyView(
      view.padding(
        EdgeInsets(top: edges[0] ?? 0, leading: edges[1] ?? 0, bottom: edges[2] ?? 0, trailing: edges[3] ?? 0)))
  }

  private func safeAreaInset(_ modifier: JSON, _ view: AnyView) throws -> AnyView {
    let content = try self.view(modifier["content"])
    let spacing = modifier["spacing"].number
    switch modifier["edge"].string {
    case "top", "bottom":
      return AnyView(
        view.safeAreaInset(
          edge: modifier["edge"].string == "top" ? .top : .bottom, alignment: try horizontal(modifier["alignment"]),
          spacing: spacing
        ) { content })
    case "leading", "trailing":
      return AnyView(
        view.safeAreaInset(
          edge: modifier["edge"].string == "leading" ? .leading : .trailing,
          alignment: try vertical(modifier["alignment"]), spacing: spacing
        ) { content })
    default: throw Unsupported(reason: "safeAreaInset without an edge")
    }
  }

  private func guide(_ modifier: JSON, _ view: AnyView) throws -> AnyView {
    let value = modifier["value"]
    let isHorizontal = modifier["axis"].string == "h"
    let guides = try value["guides"].keys.map { name in
      (isHorizontal ? try horizontal(name).key : try vertical(name).key, value["guides"][name].number ?? 0)
    }
    let compute: (ViewDimensions) -> Double = { dimensions in
      let own = (value["const"].number ?? 0) + (value["w"].number ?? 0) * dimensions.width
      return guides.reduce(own + (value["h"].number ?? 0) * dimensions.height) { $0 + dimensions[$1.0] * $1.1 }
    }
    return isHorizontal
      ? AnyView(view.alignmentGuide(try horizontal(modifier["guide"]), computeValue: compute))
      : AnyView(view.alignmentGuide(try vertical(modifier["guide"]), computeValue: compute))
  }
}

extension CaseBuilder {
  private func size(_ json: JSON) -> Size {
    Size(width: json.array.first?.number ?? 0, height: json.array.last?.number ?? 0)
  }

  private func axes(_ json: JSON) -> Axis.Set? {
    guard json.exists else { return nil }
    return json.array.reduce(into: []) { $0.insert($1.string == "horizontal" ? .horizontal : .vertical) }
  }

  private func horizontal(_ json: JSON) throws -> HorizontalAlignment {
    try json.string.map { try horizontal($0) } ?? .center
  }

  private func vertical(_ json: JSON) throws -> VerticalAlignment {
    try json.string.map { try vertical($0) } ?? .center
  }

  private func horizontal(_ name: String) throws -> HorizontalAlignment {
    switch name {
    case "leading": return .leading
    case "center": return .center
    case "trailing": return .trailing
    default:
      guard let slot = CaseAlignments.slot(of: name, in: custom) else {
        throw Unsupported(reason: "'\(name)' is no alignment")
      }
      return HorizontalAlignment(slot)
    }
  }

  private func vertical(_ name: String) throws -> VerticalAlignment {
    switch name {
    case "top": return .top
    case "center": return .center
    case "bottom": return .bottom
    case "firstTextBaseline": return .firstTextBaseline
    case "lastTextBaseline": return .lastTextBaseline
    default:
      guard let slot = CaseAlignments.slot(of: name, in: custom) else {
        throw Unsupported(reason: "'\(name)' is no alignment")
      }
      return VerticalAlignment(slot)
    }
  }

  /// The alignment key for an axis and name such as "h.leading".
  func guide(_ name: String) throws -> AlignmentKey {
    if name.hasPrefix("h.") { return try horizontal(String(name.dropFirst(2))).key }
    if name.hasPrefix("v.") { return try vertical(String(name.dropFirst(2))).key }
    throw Unsupported(reason: "'\(name)' is no guide")
  }

  private func anchor(_ json: JSON) throws -> UnitPoint {
    let shares = json.array.compactMap(\.number)
    if shares.count == 2 { return UnitPoint(x: shares[0], y: shares[1]) }
    let named: [String: UnitPoint] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    guard let name = json.string else { return .center }
    if let anchor = named[name] { return anchor }
    throw Unsupported(reason: "'\(name)' is no anchor")
  }

  private func both(_ json: JSON) throws -> Alignment {
    if let name = json.string { return try both(name) }
    guard json.array.count == 2 else { return .center }
    return Alignment(horizontal: try horizontal(json.array[0]), vertical: try vertical(json.array[1]))
  }

  private func both(_ name: String) throws -> Alignment {
    let named: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
      "centerFirstTextBaseline": .centerFirstTextBaseline, "trailingFirstTextBaseline": .trailingFirstTextBaseline,
      "leadingLastTextBaseline": .leadingLastTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
      "trailingLastTextBaseline": .trailingLastTextBaseline,
    ]
    if let alignment = named[name] { return alignment }
    throw Unsupported(reason: "the test has no alignment '\(name)'")
  }
}
