import GalleyDiff
import GalleyGeometry
import GalleyJSON
import GalleyRender
import GalleySnapshot

/// The recorded motion of a scene: the frame rate, the scroll offsets in each frame, and the layouts at named moments.
struct MotionRecord: Hashable, Sendable {
  var framesPerSecond: Double
  var count: Int
  /// The scroll views that appear in any frame, in the order of their first appearance.
  var scrollers: [Track]
  /// The layouts at marks and at the end. The layout of the first frame belongs to the record itself.
  var moments: [Moment]
  /// The digests of all frames if no animation is stored. Empty in all other cases.
  var digests: [String] = []

  struct Track: Hashable, Sendable {
    let name: String
    /// The scroll offset in each frame, in points, or nil while the view is not visible.
    var distances: [Point?]
  }

  struct Moment: Hashable, Sendable {
    let name: String?
    let layout: LayoutSnapshot
  }

  func time(of index: Int) -> Double { Double(index) / framesPerSecond }
}

extension MotionRecord {
  var json: JSONValue {
    .object([
      "framesPerSecond": .number(framesPerSecond), "frames": .number(Double(count)),
      "scroll": .object(
        scrollers.map { track in
          JSONValue.Member(
            name: track.name,
            value: .array(track.distances.map { $0.map { .array([.number($0.x), .number($0.y)]) } ?? .null }))
        }),
      "digests": digests.isEmpty ? nil : .array(digests.map { .string($0) }),
    ])
  }

  /// Creates a record from JSON. Fails without a frame rate or frame count.
  init?(_ object: JSONValue, moments: [Moment]) {
    guard let rate = object["framesPerSecond"]?.number, rate > 0,
      let count = object["frames"]?.number.flatMap({ Int(exactly: $0) }), (1...Self.countLimit).contains(count)
    else { return nil }
    framesPerSecond = rate
    self.count = count
    self.moments = moments
    digests = object["digests"]?.list.compactMap(\.string) ?? []
    scrollers = (object["scroll"]?.members ?? []).map { member in
      Track(name: member.name, distances: member.value.list.map { $0.size.map { Point(x: $0.width, y: $0.height) } })
    }
  }

  /// The maximum number of frames: more than an hour at 240 frames per second.
  private static let countLimit = 1_000_000
}
