public import GalleyMotion

/// How a view comes to look otherwise at the edges of its scroller: with the finger, or by the clock.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How much of a view has to show before it looks as in full view.
  public struct Threshold: Hashable, Sendable {
    /// The part of the view, 0 … 1.
    let part: Double

    /// All of it, or as much as fills the window.
    public static let visible = Threshold.visible(1)
    public static let hidden = Threshold.visible(0)
    /// The part `amount` of it, 0 … 1; what is no number counts as all.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
  }

  enum Drive: Hashable, Sendable {
    /// Nothing: the view looks the same everywhere.
    case nothing
    /// The place in the window; the curve says how the effect grows.
    case place(UnitCurve)
    /// The clock, from the moment on at which the place passes the threshold.
    case clock(Animation)
  }

  var drive: Drive
  var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration(drive: .nothing)
  /// The less of the view shows, the more it looks as at the edge; evenly.
  public static let interactive = interactive(timingCurve: .linear)
  /// The look changes at once, by the default animation, when the view passes the threshold.
  public static let animated = animated()

  /// The less of the view shows, the more it looks as at the edge, as `timingCurve` says.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(drive: .place(timingCurve))
  }

  /// The look changes by `animation` when the view passes the threshold, however fast it does.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(drive: .clock(animation))
  }

  /// The same with another `threshold`; all of a view has to show by default.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}
