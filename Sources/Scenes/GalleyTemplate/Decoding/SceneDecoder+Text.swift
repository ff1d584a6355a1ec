import GalleyMessages
import GalleyTables

extension SceneDecoder {
  /// Decodes text with fields. Outside of views, braces are kept, because paths use them.
  mutating func decodeText(_ text: String, _ node: SceneNode) -> Interpolation? {
    guard allowsFields else { return Interpolation(text) }
    guard let raw = RawInterpolation(text) else {
      report(.field(.badInterpolation(text)), at: node.place)
      return nil
    }
    var segments: [Interpolation.Segment] = []
    var isComplete = true
    for piece in raw.pieces {
      switch piece {
      case .literal(let text): segments.append(.literal(text))
      case .field(let name, let format, let offset):
        let place = place(in: node, text, offset: offset, length: name.count)
        guard let found = resolve(name, format, at: place) else {
          isComplete = false
          continue
        }
        segments += found
      }
    }
    return isComplete ? Interpolation(segments: segments) : nil
  }

  /// Returns the position of a part of a scalar, or the position of the whole scalar if it has escapes or several
  /// lines.
  private func place(in node: SceneNode, _ text: String, offset: Int, length: Int) -> SourcePlace {
    let quotes = node.place.length - text.unicodeScalars.count
    guard let column = node.place.column, quotes == 0 || quotes == 2 else { return node.place }
    var place = node.place
    place.column = column + quotes / 2 + offset
    place.length = length
    return place
  }

  private mutating func resolve(
    _ name: String, _ formatName: String?, at place: SourcePlace
  ) -> [Interpolation.Segment]? {
    let format = formatName.flatMap(FieldFormat.init)
    if let formatName, format == nil {
      let suggestion = Suggestion.closest(to: formatName, among: FieldFormat.names)
      report(.field(.unknownFormat(formatName, known: FieldFormat.names, suggestion: suggestion)), at: place)
    }
    switch meaning(of: name) {
    case .column(let reference):
      if let format, let formatName { check(format, formatName, name, reference, at: place) }
      return [.field(reference, format)]
    case .argument(let argument): return formatted(argument, format)
    case .unknown: return []
    case nil:
      reportUnknownField(name, at: place)
      return nil
    }
  }

  mutating func reportUnknownField(_ name: String, at place: SourcePlace) {
    let known = scope.known(in: tables) + variables.map(\.name)
    guard !known.isEmpty else { return report(.field(.fieldOutsideRows(name)), at: place) }
    let suggestion = suggestions.closest(to: name, among: known)
    report(.field(.unknownField(name, known: known, suggestion: suggestion)), at: place)
  }

  private mutating func check(
    _ format: FieldFormat, _ formatName: String, _ field: String, _ reference: FieldReference, at place: SourcePlace
  ) {
    guard format.needsNumber, case .column(let column) = reference.source else { return }
    let kind = tables[scope.frames[reference.frame]].columns[column].kind
    if kind == .boolean || kind == .date { report(.field(.formatNeedsNumber(formatName, field: field)), at: place) }
  }

  private func formatted(_ argument: Interpolation, _ format: FieldFormat?) -> [Interpolation.Segment] {
    guard let format else { return argument.segments }
    return argument.segments.map { segment in
      switch segment {
      case .literal(let text): .literal(format.apply(to: text, symbols: NumberSymbols(locale: "en")))
      case .field(let field, let inner): .field(field, inner ?? format)
      }
    }
  }

  /// Decodes a value that comes from a field, and checks the cells of all rows.
  mutating func decodeDynamic(_ text: String, _ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    guard let interpolation = decodeText(text, node) else { return nil }
    if let constant = interpolation.constant {
      if constant.isEmpty, scope.isUnknown(in: tables) { return nil }
      return decode(SceneNode(content: .scalar(constant, isPlain: false), place: node.place), as: shape)
    }
    guard let field = interpolation.onlyField else {
      report(.field(.notOneField(text)), at: node.place)
      return nil
    }
    if case .variable(let index) = field.source { return decode(variables[index], as: shape, at: node.place) }
    guard case .column(let column) = field.source else { return .field(DynamicValue(field: field, shape: shape)) }
    return check(column, ofFrame: field.frame, as: shape, at: node.place)
      ? .field(DynamicValue(field: field, shape: shape)) : nil
  }

  /// Checks the cells of a column. Rows that a condition excludes are not checked.
  private mutating func check(_ column: Int, ofFrame frame: Int, as shape: ValueShape, at place: SourcePlace) -> Bool {
    let table = tables[scope.frames[frame]]
    let shown = visibleRows.rows(ofFrame: frame)
    var first: Int?
    var others = 0
    for row in 0..<table.rowCount where shown?[row] ?? true && !fits(table.columns[column][row], shape) {
      if first == nil { first = row } else { others += 1 }
    }
    guard let first else { return true }
    let cells = table.columns[column]
    report(
      .field(
        .badCell(
          value: cells[first], table: table.name, row: first, column: cells.name, expected: shape.cellNoun,
          others: others
        )),
      at: place)
    return false
  }

  private func fits(_ cell: String, _ shape: ValueShape) -> Bool {
    if case .success? = ScalarParser.parse(cell, as: shape) { true } else { false }
  }
}
