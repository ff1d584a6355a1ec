import GalleyDiff
import GalleyGeometry
import GalleyJSON
import GalleySnapshot

struct MotionRecord: Hashable, Sendable {
  var framesPerSecond: Double
  var count: Int
  var scrollers: [Track]
  /// The layouts of marked moments. The layout of the first frame is part of the record itself.
  var moments: [Moment]
  /// The digests of the frames. Empty if an animation is stored.
  var digests: [String] = []

  struct Track: Hashable, Sendable {
    let name: String
    /// The offset in each frame, or nil while the view is not visible.
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

  /// The maximum number of frames, which is more than an hour at 240 frames per second.
  private static let countLimit = 1_000_000
}
