public import GalleyGeometry
public import GalleyPicture
public import GalleyScroll
public import GalleySnapshot
import GalleyViews

/// One moment of an animated scene: the finished drawing and the state of its scrollers.
public struct AnimationFrame: Sendable {
  /// The frame number, from 0; `nil` for a moment that was requested by its time.
  public let index: Int?
  /// Seconds since the start of the script.
  public let time: Double
  public let picture: Picture
  /// The visible scrollers with an identity, sorted by name.
  public let scrollers: [Scroller]
  public let headers: [InspectedView.Header]
  public let decisions: ScreenDecisions
  /// The marks set since the previous frame, in order. A moment between two frames has only the marks of its exact
  /// time.
  public let marks: [String]
  public var mark: String? { marks.isEmpty ? nil : marks.joined(separator: ", ") }

  public struct Scroller: Hashable, Sendable {
    public let name: String
    /// The scroll offset from rest, in points.
    public let distance: Point
    /// The scroll velocity, in points per second.
    public let velocity: Point
    public let phase: ScrollPhase
    /// The visible rows of the first list inside, from 0; `nil` if there is no list.
    public let rows: ClosedRange<Int>?
    public let rowsBuilt: Int?
  }
}
