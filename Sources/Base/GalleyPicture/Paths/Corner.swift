import GalleyGeometry

/// The curves of a rounded corner. x and y are distances from the corner along its two sides, in radii. The first point
/// is on the horizontal side. Each curve adds two control points and an end point.
struct Corner {
  let points: [Point]

  /// 4/3 · (√2 − 1): the control arm of a quarter circle, in radii.
  static let kappa = 0.552_284_749_830_793_4

  static let circular = Corner(points: [
    Point(x: 1, y: 0), Point(x: 1 - kappa, y: 0), Point(x: 0, y: 1 - kappa), Point(x: 0, y: 1),
  ])

  var reversed: Corner { Corner(points: points.reversed()) }

  /// Returns the smooth corner of Apple's interfaces, which begins 1.528665 radii from the corner. If a side is too
  /// short, the curve is blended with a quarter circle, so that the ends of a capsule are round.
  static func continuous(radius: Double, halfSide: Double) -> Corner {
    let space = (halfSide / radius - 1) / (reach - 1)
    let smoothness = max(0, min(1, space))
    guard smoothness > 0 else { return circular }
    return Corner(
      points: zip(quarterCircle, smooth).map { round, smooth in
        Point(x: round.x + (smooth.x - round.x) * smoothness, y: round.y + (smooth.y - round.y) * smoothness)
      })
  }

  private static let reach = 1.528_665

  private static let smooth = mirrored([
    Point(x: reach, y: 0), Point(x: 1.088_493, y: 0), Point(x: 0.868_407, y: 0),
    Point(x: 0.631_494, y: 0.074_911), Point(x: 0.372_824, y: 0.169_060),
  ])

  /// A quarter circle that is split where it has the same tangent direction as the first joint of the smooth corner.
  /// This allows both shapes to be blended point by point.
  private static let quarterCircle: [Point] = {
    // Sine and cosine of atan((1 − 0.631494) / (1 − 0.074911)), which is the angle of the first joint seen from the
    // circle's centre.
    let (sine, cosine) = (0.370_066, 0.929_005)
    // Control arms of 4/3 · tan(angle / 4), for the 21.72° before the joint and the 46.56° after it.
    let (outer, inner) = (0.126_740, 0.274_668)
    let joint = Point(x: 1 - sine, y: 1 - cosine)
    return mirrored([
      Point(x: 1, y: 0), Point(x: 1 - outer, y: 0), Point(x: joint.x + outer * cosine, y: joint.y - outer * sine),
      joint, Point(x: joint.x - inner * cosine, y: joint.y + inner * sine),
    ])
  }()

  private static func mirrored(_ half: [Point]) -> [Point] {
    half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
