public import GalleyText

/// Why a view cannot be shown as asked, as data.
public struct ViewProblem: Error, Hashable, Sendable {
  public var kind: Kind
  /// The place in a scene file that the view comes from, if it has one.
  public var origin: ViewOrigin?

  public init(_ kind: Kind, origin: ViewOrigin? = nil) {
    self.kind = kind
    self.origin = origin
  }

  public enum Kind: Error, Hashable, Sendable {
    case text(TextProblem)
    /// An image cannot be read; the reason is the image door's own error.
    case image(name: String, reason: ImageFailure)
    case symbol(name: String, SymbolFailure)
    /// No catalogue of texts has a key, in the language `locale` or in that of the source.
    case string(key: String, locale: String)
    case systemWords(language: String)
    case scrollTarget(scroller: String, target: String)
    case scroller(name: String, known: [String])
    /// A length is not a number, or is not finite where it has to be.
    case length(name: String)
    /// The action of `binding` changed what it follows, again and again in one frame: at `path`, its value went from
    /// `old` to `new`.
    case cycle(binding: String, path: String, old: String, new: String)
    case unsettled(passes: Int)
    case nothingToTap(String)
    /// A script taps a place of the screen at which nothing can be tapped.
    case nothingToTapAt(x: Double, y: Double)
    /// A script puts a finger on what is not there, or does nothing with one that rests or moves across.
    case nothingToTouch(String)
    case unseenTarget(String)
    case unpullable(scroller: String, edge: String)
    /// A script pulls a scroller so far beyond an edge that nothing would show: its window is `extent` points long.
    case pulledTooFar(scroller: String, by: Double, extent: Double)
    /// A scroller is put so far beyond an end that nothing of it shows; it rests from `lower` to `upper`.
    case outOfReach(scroller: String, offset: Double, lower: Double, upper: Double, extent: Double)
    case endless
    case duplicateID(String, path: String)
    case tooManyRows(count: Int, limit: Int)
    case task(TaskProblem)

    var isAboutScrolling: Bool {
      switch self {
      case .scrollTarget, .scroller: true
      case .text, .image, .symbol, .string, .systemWords, .length, .cycle, .unsettled, .nothingToTap, .nothingToTapAt,
        .nothingToTouch, .unseenTarget, .endless,
        .duplicateID, .tooManyRows, .task,
        .unpullable, .pulledTooFar, .outOfReach:
        false
      }
    }
  }
}

/// An image door's error, kept so that problems can be told apart and compared.
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

/// The place in a scene file that a view comes from.
public struct ViewOrigin: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  public var length: Int
  /// The data row that was shown, from 0, or nil.
  public var row: Int?

  public init(file: String, line: Int, column: Int, length: Int = 1, row: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.row = row
  }
}
