package import GalleyTables

public struct Interpolation: Hashable, Sendable {
  var segments: [Segment]

  package enum Segment: Hashable, Sendable {
    case literal(String)
    case field(FieldReference, FieldFormat?)
  }

  package init(_ text: String) { segments = text.isEmpty ? [] : [.literal(text)] }

  package init(segments: [Segment]) { self.segments = segments }

  /// The text if it contains no fields; otherwise `nil`.
  public var constant: String? {
    var result = ""
    for segment in segments {
      guard case .literal(let text) = segment else { return nil }
      result += text
    }
    return result
  }

  var onlyField: FieldReference? {
    if segments.count == 1, case .field(let field, nil) = segments[0] { field } else { nil }
  }

  func reads(frame: Int) -> Bool {
    segments.contains { if case .field(let field, _) = $0 { field.frame == frame } else { false } }
  }

  package func append(in rows: RowScope, to letters: inout [UInt8]) {
    for segment in segments {
      switch segment {
      case .literal(let text): letters += text.utf8
      case .field(let field, nil): rows.append(field, to: &letters)
      case .field(let field, let format?):
        let cell = rows.text(field)
        letters += (format.apply(to: cell, symbols: rows.symbols)).utf8
      }
    }
  }

  package func text(in rows: RowScope) -> String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result += text
      case .field(let field, let format):
        let cell = rows.text(field)
        result += format?.apply(to: cell, symbols: rows.symbols) ?? cell
      }
    }
    return result
  }
}

/// A reference to a field of an enclosing row, or to a variable.
public struct FieldReference: Hashable, Sendable {
  /// The index of the `ForEach`, where 0 is the outermost one. Negative values refer to no row.
  package let frame: Int
  package let source: Source

  package enum Source: Hashable, Sendable {
    /// The column of the cell, from 0.
    case column(Int)
    case position(base: Int)
    case variable(Int)
  }
}
