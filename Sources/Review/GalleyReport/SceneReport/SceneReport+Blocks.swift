public import GalleyPicture
import GalleyTables

extension SceneReport {
  public struct Figure: Sendable {
    public var picture: Picture
    public var title: String
    /// The measured values in words; may be empty.
    public var caption: String
    public var alternative: String
    /// Nil if there are no links to the figure.
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

  /// A state as a screenshot next to its blueprint, the same image with measurements.
  public struct Plate: Sendable {
    public var anchor: String
    public var title: String
    /// The scroll offsets and the visible rows, one per line.
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
    /// Empty if the title of the section is sufficient.
    public var title: String
    public var columns: [Column]
    public var rows: [[Cell]]

    public init(title: String = "", columns: [Column], rows: [[Cell]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }

    public struct Column: Hashable, Sendable {
      public var title: String
      /// Whether the column contains numbers, which are aligned at the right.
      public var isNumber: Bool

      public init(_ title: String, isNumber: Bool = false) {
        self.title = title
        self.isNumber = isNumber
      }
    }

    public struct Cell: Hashable, Sendable {
      public var text: String
      /// The sort key.
      public var number: Double?
      /// The anchor that the cell links to.
      public var target: String?

      public init(_ text: String, number: Double? = nil, target: String? = nil) {
        self.text = text
        self.number = number
        self.target = target
      }
    }
  }

  public struct Finding: Sendable {
    public var anchor: String
    public var number: Int
    public var kind: String
    /// The description, in a sentence without a full stop.
    public var sentence: String
    public var detail: String
    /// The part of the screen with the problem, which is outlined.
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

  public struct AnimationBlock: Sendable {
    public var anchor: String
    /// In order, for the slider in HTML.
    public var frames: [Frame]
    /// The indices of the frames that are shown side by side.
    public var chosen: [Int]

    public init(anchor: String, frames: [Frame], chosen: [Int]) {
      self.anchor = anchor
      self.frames = frames
      self.chosen = chosen
    }

    public struct Frame: Sendable {
      public var picture: Picture
      public var time: Double
      public var caption: String
      /// The name of the mark that the script sets at this frame, if any.
      public var mark: String?

      public init(_ picture: Picture, time: Double, caption: String, mark: String? = nil) {
        self.picture = picture
        self.time = time
        self.caption = caption
        self.mark = mark
      }
    }
  }
}
