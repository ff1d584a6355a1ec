package import GalleyPicture
import GalleyTables

extension SceneReport {
  package struct Figure: Sendable {
    package var picture: Picture
    package var title: String
    /// The measured values as text. May be empty.
    package var caption: String
    package var alternative: String
    /// The anchor of the figure, or nil if there are no links to it.
    package var anchor: String?

    /// Creates a figure.
    ///
    /// - Parameters:
    ///   - picture: The drawing.
    ///   - title: The title above the figure.
    ///   - caption: The measured values as text (default: empty).
    ///   - alternative: The alternative text; nil (the default) combines the title and the caption.
    ///   - anchor: The anchor of the figure; nil (the default) if there are no links to it.
    package init(
      _ picture: Picture, title: String, caption: String = "", alternative: String? = nil, anchor: String? = nil
    ) {
      self.picture = picture
      self.title = title
      self.caption = caption
      self.alternative = alternative ?? (caption.isEmpty ? title : "\(title): \(caption)")
      self.anchor = anchor
    }
  }

  /// A state, shown as a screenshot next to its blueprint, which is the same image with measurements.
  package struct Plate: Sendable {
    package var anchor: String
    package var title: String
    /// The scroll offsets and the visible rows, one per line.
    package var captions: [String]
    package var frame: Figure
    package var blueprint: Figure
    package var links: [Link]

    /// Creates a state with its blueprint.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - title: The name of the state.
    ///   - captions: The scroll offsets and the visible rows, one per line.
    ///   - frame: The screenshot.
    ///   - blueprint: The same image with measurements.
    ///   - links: Links to related parts of the report.
    package init(
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

  package struct Table: Sendable {
    /// The title. Empty if the title of the section is sufficient.
    package var title: String
    package var columns: [Column]
    package var rows: [[Cell]]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - title: The title. Empty (the default) if the title of the section is sufficient.
    ///   - columns: The columns.
    ///   - rows: The rows, each with one cell per column.
    package init(title: String = "", columns: [Column], rows: [[Cell]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }

    package struct Column: Hashable, Sendable {
      package var title: String
      /// Whether the column contains numbers, which are right-aligned.
      package var isNumber: Bool

      /// Creates a column.
      ///
      /// - Parameters:
      ///   - title: The column header.
      ///   - isNumber: Whether the column contains numbers, which are right-aligned (default: `false`).
      package init(_ title: String, isNumber: Bool = false) {
        self.title = title
        self.isNumber = isNumber
      }
    }

    package struct Cell: Hashable, Sendable {
      package var text: String
      /// The sort key.
      package var number: Double?
      /// The anchor that the cell links to.
      package var target: String?

      /// Creates a cell.
      ///
      /// - Parameters:
      ///   - text: The visible text.
      ///   - number: The sort key of a numeric cell; nil (the default) for text.
      ///   - target: The anchor that the cell links to; nil (the default) for none.
      package init(_ text: String, number: Double? = nil, target: String? = nil) {
        self.text = text
        self.number = number
        self.target = target
      }
    }
  }

  package struct Finding: Sendable {
    package var anchor: String
    package var number: Int
    package var kind: String
    /// The description, in a sentence without a full stop.
    package var sentence: String
    package var detail: String
    /// The part of the screen with the problem, which is outlined.
    package var picture: Picture
    package var links: [Link]

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
    package init(
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

  package struct AnimationBlock: Sendable {
    package var anchor: String
    /// The frames in order, for the timeline slider in HTML.
    package var frames: [Frame]
    /// The indices of the frames that are shown side by side.
    package var chosen: [Int]

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - anchor: The anchor for links, unique in the report.
    ///   - frames: The frames in order, for the timeline slider in HTML.
    ///   - chosen: The indices of the frames that are shown side by side.
    package init(anchor: String, frames: [Frame], chosen: [Int]) {
      self.anchor = anchor
      self.frames = frames
      self.chosen = chosen
    }

    package struct Frame: Sendable {
      package var picture: Picture
      package var time: Double
      package var caption: String
      /// The name of the mark that the script sets at this frame, if any.
      package var mark: String?

      /// Creates a frame.
      ///
      /// - Parameters:
      ///   - picture: The drawing.
      ///   - time: The time since the start of the animation, in seconds.
      ///   - caption: The time and the scroll offset, as text.
      ///   - mark: The name of the mark that the script sets at this frame; nil (the default) for none.
      package init(_ picture: Picture, time: Double, caption: String, mark: String? = nil) {
        self.picture = picture
        self.time = time
        self.caption = caption
        self.mark = mark
      }
    }
  }
}
