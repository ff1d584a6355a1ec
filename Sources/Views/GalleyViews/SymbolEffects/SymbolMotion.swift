import GalleyGeometry
import GalleyMotion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A repeated cycle or a fixed pose.
public struct _SymbolMotion: Hashable, Sendable {
  let kind: MotionKind

  enum MotionKind: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse
    case variableColor(isReversing: Bool)
    case wiggle(WiggleWay)
    case rotate(isBack: Bool)
    case breathe(pulses: Bool)
    case scale(isDown: Bool)
    case appear
    case disappear
    case replace(SymbolReplacement)
  }

  /// Angles are in degrees clockwise from the trailing direction.
  enum WiggleWay: Hashable, Sendable {
    case along(Double)
    case around(isBack: Bool)
  }

  enum SymbolReplacement: Hashable, Sendable { case downUp, upUp, offUp }

  /// The repeated cycle; nil for a fixed pose.
  var cycle: KeyframeTimeline<SymbolPose>? {
    switch kind {
    case .bounce(let isDown): Self.bounce(isDown ? 0.8 : 1.2)
    case .pulse: Self.fade(to: 0.35, seconds: 1)
    case .variableColor(let isReversing): Self.fade(to: 0.35, seconds: isReversing ? 0.8 : 0.5)
    case .wiggle(let way): Self.wiggle(way)
    case .rotate(let isBack):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.turn) { LinearKeyframe(isBack ? -360.0 : 360.0, duration: 1, timingCurve: .easeInOut) }
      }
    case .breathe(let pulses): Self.breathe(pulses)
    case .scale, .appear, .disappear, .replace: nil
    }
  }

  var stand: SymbolPose? {
    switch kind {
    case .scale(let isDown): SymbolPose(scale: isDown ? 0.85 : 1.15)
    case .appear: SymbolPose()
    case .disappear: SymbolPose(scale: 0.5, opacity: 0)
    default: nil
    }
  }

  var rest: SymbolPose { kind == .appear ? SymbolPose(scale: 0.5, opacity: 0) : SymbolPose() }

  private static func bounce(_ scale: Double) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.scale) {
        CubicKeyframe(scale, duration: 0.18)
        SpringKeyframe(1.0, duration: 0.52, spring: Spring(duration: 0.3, bounce: 0.3))
      }
    }
  }

  private static func fade(to opacity: Double, seconds: Double) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(opacity, duration: seconds / 2, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: seconds / 2, timingCurve: .easeInOut)
      }
    }
  }

  private static func breathe(_ pulses: Bool) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.12, duration: 1, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: 1, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(pulses ? 0.6 : 1, duration: 1, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: 1, timingCurve: .easeInOut)
      }
    }
  }

  /// Decreasing swings to both sides, from 18° or 0.1 em.
  private static func wiggle(_ way: WiggleWay) -> KeyframeTimeline<SymbolPose> {
    let swings = [1.0, -0.8, 0.5, -0.2, 0]
    switch way {
    case .around(let isBack):
      return KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.turn) {
          for swing in swings { CubicKeyframe(swing * (isBack ? -18 : 18), duration: 0.14) }
        }
      }
    case .along(let degrees):
      let step = Point(x: 0.1 * cos(degrees * .pi / 180), y: 0.1 * sin(degrees * .pi / 180))
      return KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.shift) {
          for swing in swings { CubicKeyframe(Point(x: step.x * swing, y: step.y * swing), duration: 0.14) }
        }
      }
    }
  }
}

struct SymbolPlay {
  private let cycle: KeyframeTimeline<SymbolPose>
  private let pace: Double
  /// The length of a cycle in seconds, including the pause after it.
  let period: Double
  private let count: Double
  private let duration: Double

  init?(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, usual: Double) {
    guard let cycle = motion.cycle else { return nil }
    self.cycle = cycle
    pace = options.pace
    duration = cycle.duration / pace
    period = duration + (options.repetition?.delay ?? 0)
    count = options.repetition?.count ?? usual
  }

  var length: Double { count.isFinite ? max(0, count * period - (period - duration)) : .infinity }

  func pose(at time: Double) -> SymbolPose {
    let passed = time.truncatingRemainder(dividingBy: period)
    guard time > 0, time < length, passed < duration else { return SymbolPose() }
    return cycle.value(time: passed * pace)
  }
}
