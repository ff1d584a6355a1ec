public import GalleyPicture
import GalleyTables

extension Book {
  public struct Figure: Sendable {
    public var picture: Picture
    public var title: String
    /// What it shows, in numbers; may be empty.
    public var caption: String
    /// What it shows for those who do not see it.
    public var alternative: String
    /// The name of its place; nil where nothing points at it.
    public var anchor: String?

    public init(
      _ picture: Picture, title: String, caption: String = "", alternative: String? = nil, anchor: String? = nil
    ) {
      self.picture = picture
      self.title = title
      self.caption = caption
      self.alternative = alternative ?? (caption.isEmpty ? title : "\(title): \(caption)")
      self.anchor = anchor
    }
  }

  /// A state as it is seen, beside the same with its measures drawn over it.
  public struct Plate: Sendable {
    public var anchor: String
    public var title: String
    /// Where its scrollers stand and which rows exist, each a line.
    public var captions: [String]
    public var frame: Figure
    public var blueprint: Figure
    public var links: [Link]

    public init(
      anchor: String, title: String, captions: [String], frame: Figure, blueprint: Figure, links: [Link]
    ) {
      self.anchor = anchor
      self.title = title
      self.captions = captions
      self.frame = frame
      self.blueprint = blueprint
      self.links = links
    }
  }

  public struct Table: Sendable {
    /// What it is about; empty where its section says so.
    public var title: String
    public var columns: [Column]
    /// The rows; each has a cell for each column.
    public var rows: [[Cell]]

    public init(title: String = "", columns: [Column], rows: [[Cell]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }

    public struct Column: Hashable, Sendable {
      public var title: String
      /// Whether it holds numbers, which stand at its right side.
      public var isNumber: Bool

      public init(_ title: String, isNumber: Bool = false) {
        self.title = title
        self.isNumber = isNumber
      }
    }

    public struct Cell: Hashable, Sendable {
      public var text: String
      /// What it is sorted by, where that is a number.
      public var number: Double?
      /// Where it points; nil for a cell that only tells.
      public var target: String?

      public init(_ text: String, number: Double? = nil, target: String? = nil) {
        self.text = text
        self.number = number
        self.target = target
      }
    }
  }

  /// Something that is not as it should be.
  public struct Finding: Sendable {
    public var anchor: String
    /// Its number in the chapter, from 1.
    public var number: Int
    /// The kind, such as "truncated text".
    public var kind: String
    /// What is wrong, in a sentence without a full stop.
    public var sentence: String
    /// How often it is so, and where in the scene's file.
    public var detail: String
    /// The part of the screen where it shows, with a mark.
    public var picture: Picture
    public var links: [Link]

    public init(
      anchor: String, number: Int, kind: String, sentence: String, detail: String, picture: Picture, links: [Link]
    ) {
      self.anchor = anchor
      self.number = number
      self.kind = kind
      self.sentence = sentence
      self.detail = detail
      self.picture = picture
      self.links = links
    }
  }

  public struct Film: Sendable {
    public var anchor: String
    /// The frames in order, for those who can turn a dial.
    public var frames: [Frame]
    /// Fewer of them, for those who see them side by side: their indices.
    public var chosen: [Int]

    /// A film of `frames`, of which `chosen` are shown side by side.
    public init(anchor: String, frames: [Frame], chosen: [Int]) {
      self.anchor = anchor
      self.frames = frames
      self.chosen = chosen
    }

    public struct Frame: Sendable {
      public var picture: Picture
      /// The time, in seconds.
      public var time: Double
      /// The time and how the scroller stands, in words.
      public var caption: String
      /// The mark that the script set there; nil for most.
      public var mark: String?

      /// A moment `time` seconds after the start.
      public init(_ picture: Picture, time: Double, caption: String, mark: String? = nil) {
        self.picture = picture
        self.time = time
        self.caption = caption
        self.mark = mark
      }
    }
  }
}
