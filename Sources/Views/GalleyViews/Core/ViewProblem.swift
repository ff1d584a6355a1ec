public import GalleyText

public struct ViewProblem: Error, Hashable, Sendable {
  public var kind: Kind
  /// The position in the scene file; nil for views written in Swift.
  public var origin: ViewOrigin?

  public init(_ kind: Kind, origin: ViewOrigin? = nil) {
    self.kind = kind
    self.origin = origin
  }

  public enum Kind: Error, Hashable, Sendable {
    case text(TextProblem)
    case image(name: String, reason: ImageFailure)
    case symbol(name: String, SymbolFailure)
    /// The string is missing both in the language `locale` and in the source language.
    case string(key: String, locale: String)
    case systemWords(language: String)
    case scrollTarget(scroller: String, target: String)
    case scroller(name: String, known: [String])
    /// The length is NaN, or infinite although it has to be finite.
    case length(name: String)
    /// The action changed the value repeatedly within one frame, last at `path`.
    case cycle(binding: String, path: String, old: String, new: String)
    case unsettled(passes: Int)
    case nothingToTap(String)
    case nothingToTapAt(x: Double, y: Double)
    /// The view is not on the screen or does not react to touches.
    case nothingToTouch(String)
    /// No visible, enabled text field has this identity or label. The value is nil if there is no text field at all.
    case nothingToType(String?)
    case unseenTarget(String)
    case unpullable(scroller: String, edge: String)
    /// No content would be visible. `extent` is the length of the viewport in points.
    case pulledTooFar(scroller: String, by: Double, extent: Double)
    /// No content would be visible. The resting range is `lower` … `upper`, in points.
    case outOfReach(scroller: String, offset: Double, lower: Double, upper: Double, extent: Double)
    case endless
    case duplicateID(String, path: String)
    case tooManyRows(count: Int, limit: Int)
    case task(TaskProblem)

    var isAboutScrolling: Bool {
      switch self {
      case .scrollTarget, .scroller: true
      case .text, .image, .symbol, .string, .systemWords, .length, .cycle, .unsettled, .nothingToTap, .nothingToTapAt,
        .nothingToTouch, .nothingToType, .unseenTarget, .endless,
        .duplicateID, .tooManyRows, .task,
        .unpullable, .pulledTooFar, .outOfReach:
        false
      }
    }
  }
}

/// An error in a form that can be compared and hashed.
public struct ImageFailure: Error, Hashable, Sendable {
  public let error: any Error
  private let description: String

  public init(_ error: any Error) {
    self.error = error
    description = "\(error)"
  }

  public static func == (first: ImageFailure, second: ImageFailure) -> Bool { first.description == second.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

public struct ViewOrigin: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  public var length: Int
  /// The data row, from 0.
  public var row: Int?

  /// Creates a location in a scene file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - column: The column in characters, from 1.
  ///   - length: The number of characters (default: 1).
  ///   - row: The index of the data row, from 0; nil (the default) if the view is not built from data.
  public init(file: String, line: Int, column: Int, length: Int = 1, row: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.row = row
  }
}
