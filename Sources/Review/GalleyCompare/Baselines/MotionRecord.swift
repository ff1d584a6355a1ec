import GalleyDiff
import GalleyGeometry
import GalleyJSON
import GalleyRender
import GalleySnapshot

/// What is kept of how a scene moves: how fast its frames follow, where its scrollers stand in each, and how its views
/// lie at the moments that have a name.
struct MotionRecord: Hashable, Sendable {
  var framesPerSecond: Double
  var count: Int
  /// The scrollers that show in any frame, in the order in which they do so first.
  var scrollers: [Track]
  /// The layouts at marks and at the end; that of the first frame is the record's own.
  var moments: [Moment]
  /// The digests of the frames' pixels, where no animation is kept; else empty.
  var digests: [String] = []

  struct Track: Hashable, Sendable {
    let name: String
    /// How far it stands from its start in each frame, in points; nil where it does not show.
    var distances: [Point?]
  }

  struct Moment: Hashable, Sendable {
    /// The mark's name; nil at the end.
    let name: String?
    let layout: LayoutSnapshot
  }

  /// When the frame with the number `index` is shown, in seconds.
  func time(of index: Int) -> Double { Double(index) / framesPerSecond }
}

extension MotionRecord {
  /// The record for programs, without its layouts.
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

  /// The record that an object tells of, with its moments; nil where it lacks its rate or its frames.
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

  /// More frames than this are no script: an hour at 240 frames a second.
  private static let countLimit = 1_000_000
}
