package import GalleyGeometry
package import GalleyPicture
package import GalleyScroll
package import GalleySnapshot
import GalleyViews

/// One moment of an animated scene: the finished drawing and the state of its scroll views.
package struct AnimationFrame: Sendable {
  /// The frame number, from 0; `nil` for a moment that was requested by its time.
  package let index: Int?
  /// Seconds since the start of the script.
  package let time: Double
  package let picture: Picture
  /// The visible scroll views with an identity, sorted by name.
  package let scrollers: [Scroller]
  package let headers: [InspectedView.Header]
  package let decisions: ScreenDecisions
  /// The marks set since the previous frame, in order. A moment between two frames has only the marks of its exact
  /// time.
  package let marks: [String]
  package var mark: String? { marks.isEmpty ? nil : marks.joined(separator: ", ") }

  package struct Scroller: Hashable, Sendable {
    package let name: String
    /// The scroll offset from rest, in points.
    package let distance: Point
    /// The scroll velocity, in points per second.
    package let velocity: Point
    package let phase: ScrollPhase
    /// The visible rows of the first list inside, from 0; `nil` if there is no list.
    package let rows: ClosedRange<Int>?
    package let rowsBuilt: Int?
  }
}
