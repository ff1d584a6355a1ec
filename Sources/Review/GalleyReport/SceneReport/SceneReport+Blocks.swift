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

    /// Creates a figure.
    ///
    /// - Parameters:
    ///   - picture: The drawing.
    ///   - title: The title above the figure.
    ///   - caption: The measured values in words (default: empty).
    ///   - alternative: The alternative text; nil (the default) combines the title and the caption.
    ///   - anchor: The anchor of the figure; nil (the default) if there are no links to it.
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

    /// Creates a state with its blueprint.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - title: The name of the state.
    ///   - captions: The scroll offsets and the visible rows, one per line.
    ///   - frame: The screenshot.
    ///   - blueprint: The same image with measurements.
    ///   - links: Links to related parts of the report.
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

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - title: The title. Empty (the default) if the title of the section is sufficient.
    ///   - columns: The columns.
    ///   - rows: The rows, each with one cell per column.
    public init(title: String = "", columns: [Column], rows: [[Cell]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }

    public struct Column: Hashable, Sendable {
      public var title: String
      /// Whether the column contains numbers, which are aligned at the right.
      public var isNumber: Bool

      /// Creates a column.
      ///
      /// - Parameters:
      ///   - title: The column header.
      ///   - isNumber: Whether the column contains numbers, which are aligned at the right (default: `false`).
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

      /// Creates a cell.
      ///
      /// - Parameters:
      ///   - text: The visible text.
      ///   - number: The sort key of a numeric cell; nil (the default) for texts.
      ///   - target: The anchor that the cell links to; nil (the default) for none.
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

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - number: The number of the finding.
    ///   - kind: The kind of problem.
    ///   - sentence: The description, in a sentence without a full stop.
    ///   - detail: Additional information about the finding.
    ///   - picture: The part of the screen with the problem, which is outlined.
    ///   - links: Links to related parts of the report.
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

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - frames: The frames in order, for the slider in HTML.
    ///   - chosen: The indices of the frames that are shown side by side.
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

      /// Creates a frame.
      ///
      /// - Parameters:
      ///   - picture: The drawing.
      ///   - time: The time since the start of the animation, in seconds.
      ///   - caption: The time and the scroll offset, in words.
      ///   - mark: The name of the mark that the script sets at this frame; nil (the default) for none.
      public init(_ picture: Picture, time: Double, caption: String, mark: String? = nil) {
        self.picture = picture
        self.time = time
        self.caption = caption
        self.mark = mark
      }
    }
  }
}
