public import GalleyMotion

public struct ScrollTransitionConfiguration: Hashable, Sendable {
  public struct Threshold: Hashable, Sendable {
    /// The visible fraction, from 0 to 1.
    let part: Double

    public static let visible = Threshold.visible(1)
    public static let hidden = Threshold.visible(0)
    /// `amount` is from 0 to 1; NaN and infinity count as 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
  }

  enum Drive: Hashable, Sendable {
    case nothing
    case place(UnitCurve)
    case clock(Animation)
  }

  var drive: Drive
  var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration(drive: .nothing)
  public static let interactive = interactive(timingCurve: .linear)
  public static let animated = animated()

  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(drive: .place(timingCurve))
  }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(drive: .clock(animation))
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}
