public import GalleyMotion

/// How a view comes to look otherwise at the edges of its scroller: with the finger, or by the clock.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  public struct Threshold: Hashable, Sendable {
    /// The part of the view, 0 … 1.
    let part: Double

    public static let visible = Threshold.visible(1)
    public static let hidden = Threshold.visible(0)
    /// The part `amount` of it, 0 … 1; what is no number counts as all.
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
