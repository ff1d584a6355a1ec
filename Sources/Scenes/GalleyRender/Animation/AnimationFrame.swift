public import GalleyGeometry
public import GalleyPicture
public import GalleyScroll
public import GalleySnapshot
import GalleyViews

/// A moment of a scene that moves: the finished drawing, and how its scrollers stand.
public struct AnimationFrame: Sendable {
  /// The frame's number, from 0; nil for a moment that was asked for by its time.
  public let index: Int?
  /// The time, in seconds since the script began.
  public let time: Double
  public let picture: Picture
  /// The scrollers that show and have an id, by their names.
  public let scrollers: [Scroller]
  /// The headers that show, in drawing order.
  public let headers: [InspectedView.Header]
  /// What views decide together: widths of columns, and what fits show.
  public let decisions: ScreenDecisions
  /// The marks that were set after the frame before it, in order; a moment between two frames has those of its time.
  public let marks: [String]
  /// The marks in one text; nil where there is none.
  public var mark: String? { marks.isEmpty ? nil : marks.joined(separator: ", ") }

  public struct Scroller: Hashable, Sendable {
    public let name: String
    /// How far it stands from its start, in points.
    public let distance: Point
    /// How fast its content goes on, in points a second.
    public let velocity: Point
    public let phase: ScrollPhase
    /// The rows of the first list inside that show, by their numbers from 0; nil where there are none.
    public let rows: ClosedRange<Int>?
    public let rowsBuilt: Int?
  }
}
